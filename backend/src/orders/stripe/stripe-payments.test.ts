import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { aShopWithAllPayments, placeToPay } from '../payments/paying.builder.ts';
import { processDuePayments } from '../payments/payment-jobs.ts';
import { stripeClient } from './stripe-client.ts';

const time = { aheadMs: 0 };
const now = () => new Date(Date.now() + time.aheadMs);
const { double, deps } = useStripeDouble(now);
const app = useTestApp(deps);
const MINUTE_MS = 60_000;
let admin: string;

beforeAll(aShopWithAllPayments);
beforeEach(async () => {
  admin = await asAdmin();
});
afterEach(() => {
  time.aheadMs = 0;
  double().behaviour.fault = undefined;
  double().events.length = 0;
});

const place = (uid?: string) => placeToPay(app, 'stripe', uid ? { uid } : {});
const checkOut = async ({ id, uid }: { id: string; uid: string }) => {
  const reply = await app
    .http()
    .post(`/api/orders/${id}/checkout`)
    .set('Authorization', asCustomer(uid))
    .send({});
  return { status: reply.status, body: reply.body, page: pageOf(reply.body.url) };
};
const pageOf = (url: string | undefined) => url?.split('/').at(-1) ?? '';
const call = (method: 'get' | 'post' | 'put' | 'patch', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const read = async (id: string) => (await call('get', `/orders/${id}`)).body;
const stockOf = async (book: string) => (await Book.findById(book))?.stock;
const look = (minutes = 0) => {
  time.aheadMs += minutes * MINUTE_MS;
  return processDuePayments({ shop: currentShop(), stripe: stripeClient(double().account), now });
};
/** The app's clock is the real one, and takes no event of another time. */
const deliver = async () => {
  time.aheadMs = 0;
  const all = double().events.splice(0);
  for (const event of all) expect(await double().deliver(event, app.origin())).toBe(200);
  return all;
};
const intentOf = (page: string) => double().sessions.get(page)?.payment_intent ?? '';
const atStripe = (page: string) => {
  const charge = [...double().charges.values()].find(
    ({ payment_intent }) => payment_intent === intentOf(page),
  );
  return charge && { paid: charge.amount_captured, refunded: charge.amount_refunded };
};

describe('an order that is paid at Stripe', () => {
  it('waits with its copy, is placed by the webhook, and is new to the owner then', async () => {
    const seen = (await call('get', '/notifications')).body.count;
    const order = await place();
    expect(order.order).toMatchObject({
      status: 'awaiting-payment',
      payment: { method: 'stripe', state: 'open', payable: true },
    });
    const { status, page } = await checkOut(order);
    expect(status).toBe(200);
    expect(double().sessions.get(page)).toMatchObject({
      amount_total: 1000,
      currency: 'usd',
      client_reference_id: order.id,
      name: `Order ${order.number}`,
    });
    expect(await stockOf(order.bookId)).toBe(0);
    expect((await read(order.id)).payment.state).toBe('pending');
    double().pay(page);
    expect((await call('get', '/notifications')).body.count).toBe(seen);
    await deliver();
    expect(await read(order.id)).toMatchObject({
      status: 'placed',
      history: [{}, { status: 'placed', by: { role: 'shop' } }],
      payment: { state: 'paid', paid: 10, refundable: 10 },
    });
    expect((await call('get', '/notifications')).body.count).toBe(seen + 1);
    const again = await checkOut(order);
    expect([again.status, again.body.code]).toEqual([409, 'illegal-status']);
  });

  it('has one page at a time, whoever asks for it and however often', async () => {
    const order = await place();
    const before = double().sessions.size;
    const pages = await Promise.all([checkOut(order), checkOut(order), checkOut(order)]);
    pages.push(await checkOut(order));
    const open = new Set(pages.filter(({ status }) => status === 200).map(({ page }) => page));
    expect([open.size, double().sessions.size]).toEqual([1, before + 1]);
    expect((await checkOut({ id: order.id, uid: 'somebody-else' })).status).toBe(404);
  });

  it('gets the same page if the answer of Stripe was lost, and is told to try again', async () => {
    const order = await place();
    const before = double().sessions.size;
    double().behaviour.fault = 'after';
    const lost = await checkOut(order);
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable']);
    double().behaviour.fault = undefined;
    expect((await checkOut(order)).status).toBe(200);
    expect(double().sessions.size).toBe(before + 1);
  });

  it('is placed once, however often and in whatever sequence the events come', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    double().pay(page);
    double().refund(intentOf(page), 300);
    const dispute = double().dispute(intentOf(page));
    double().closeDispute(dispute, intentOf(page), 'won');
    const events = double().events.splice(0).reverse();
    const sent = [...events, ...events].map((event) => double().deliver(event, app.origin()));
    expect(await Promise.all(sent)).toEqual(sent.map(() => 200));
    const { status, payment } = await read(order.id);
    expect([status, payment]).toMatchObject([
      'placed',
      { paid: 10, refunded: 3, state: 'partly-refunded' },
    ]);
    const kinds = payment.events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'paid')).toHaveLength(1);
    expect(kinds.filter((kind: string) => kind === 'refunded')).toHaveLength(1);
  });

  it('is placed by the job where the webhook never comes', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    double().pay(page);
    await look();
    expect((await read(order.id)).status).toBe('awaiting-payment');
    await look(3);
    expect(await read(order.id)).toMatchObject({ status: 'placed', payment: { paid: 10 } });
    await deliver();
    expect((await read(order.id)).payment.paid).toBe(10);
  });

  it('is cancelled when the page ends unpaid, and the copy comes back', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    await look(3);
    await look(40);
    expect(double().sessions.get(page)?.status).toBe('expired');
    expect(await read(order.id)).toMatchObject({
      status: 'cancelled',
      payment: { state: 'expired', payable: false },
    });
    expect(await stockOf(order.bookId)).toBe(1);
    await deliver();
    expect((await read(order.id)).history).toHaveLength(2);
  });

  it('is cancelled if nobody ever goes to Stripe', async () => {
    const order = await place();
    await look();
    const { payUntil } = order.order.payment;
    expect(Date.parse(payUntil) - Date.parse(order.order.createdAt)).toBe(35 * MINUTE_MS);
    await look(30);
    expect((await read(order.id)).status).toBe('awaiting-payment');
    await look(10);
    expect((await read(order.id)).status).toBe('cancelled');
    expect(await stockOf(order.bookId)).toBe(1);
  });

  it('is cancelled when its customer comes back to a page that has ended', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    double().expireSession(page);
    const late = await checkOut(order);
    expect([late.status, late.body.code]).toEqual([409, 'illegal-status']);
    expect((await read(order.id)).status).toBe('cancelled');
  });

  it('has another page after the owner has undone its cancellation, and the first stays closed', async () => {
    const order = await place();
    const first = await checkOut(order);
    const from = 'awaiting-payment';
    await call('patch', `/orders/${order.id}/status`, { from, to: 'cancelled' });
    await look();
    await call('post', `/orders/${order.id}/undo`, { from: 'cancelled' });
    const second = await checkOut(order);
    expect(second.page).not.toBe(first.page);
    expect(double().sessions.get(first.page)?.status).toBe('expired');
    double().pay(second.page);
    await deliver();
    expect((await read(order.id)).status).toBe('placed');
  });

  it('closes its page when the customer cancels it', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    const cancelled = await app
      .http()
      .post(`/api/orders/${order.id}/cancel`)
      .set('Authorization', asCustomer(order.uid))
      .send({});
    expect(cancelled.status).toBe(200);
    await look();
    expect(double().sessions.get(page)?.status).toBe('expired');
  });

  it('gives the money back by itself that comes after its end', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    double().pay(page);
    await app
      .http()
      .post(`/api/orders/${order.id}/cancel`)
      .set('Authorization', asCustomer(order.uid))
      .send({});
    await deliver();
    const owed = await call('get', '/payments?show=owed');
    expect(owed.body.map((one: { _id: string }) => one._id)).toContain(order.id);
    await look();
    await deliver();
    expect(await read(order.id)).toMatchObject({
      status: 'cancelled',
      payment: { state: 'refunded', paid: 10, refunded: 10, refunds: [{ state: 'made' }] },
    });
    expect(atStripe(page)).toEqual({ paid: 1000, refunded: 1000 });
    expect(await stockOf(order.bookId)).toBe(1);
  });

  it('is given back once the owner can no longer undo its cancellation', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    double().pay(page);
    await deliver();
    await call('patch', `/orders/${order.id}/status`, { from: 'placed', to: 'cancelled' });
    await look();
    expect(atStripe(page)?.refunded).toBe(0);
    await call('post', `/orders/${order.id}/undo`, { from: 'cancelled' });
    await look(10);
    expect(atStripe(page)?.refunded).toBe(0);
    time.aheadMs = 0;
    await call('patch', `/orders/${order.id}/status`, { from: 'placed', to: 'cancelled' });
    await look(10);
    expect(atStripe(page)?.refunded).toBe(1000);
  });
});

describe('the books of an order that is paid at Stripe', () => {
  const cost = (order: { id: string; bookId: string }, price: number) =>
    call('put', `/orders/${order.id}/lines`, {
      lines: [{ bookId: order.bookId, quantity: 1, price }],
    });

  it('stay as they are while it is being paid, and give back what they cost less afterwards', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    expect((await cost(order, 8)).status).toBe(409);
    double().pay(page);
    await deliver();
    expect((await cost(order, 8)).body.payment).toMatchObject({ due: 8, paid: 10 });
    await look();
    await look();
    expect(atStripe(page)).toEqual({ paid: 1000, refunded: 200 });
    expect((await read(order.id)).payment).toMatchObject({ due: 8, refunded: 2 });
  });
});

describe('a guest', () => {
  it('pays with the link of the order', async () => {
    await storeSettings({ storefront: { guestOrders: true } });
    const body = anOrderBody({
      email: 'guest@example.com',
      productIds: [await aBook({ newPrice: 10 })],
      payment: 'stripe',
    });
    const placed = await app.http().post('/api/orders/').send(body);
    const { _id: id, guestToken: token } = placed.body;
    const reply = await app.http().post('/api/guest-orders/checkout').send({ token });
    const session = double().sessions.get(pageOf(reply.body.url));
    expect(session).toMatchObject({ client_reference_id: id });
    expect(session?.success_url).toMatch(new RegExp(`/guest-order\\?paid=${id}$`));
    expect(JSON.stringify(session)).not.toContain(token);
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`;
    const wrong = await app.http().post('/api/guest-orders/checkout').send({ token: other });
    expect(wrong.status).toBe(404);
  });
});

describe('a payment that takes days', () => {
  it('keeps the order and its copy meanwhile, and places it in the end', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    double().payLater(page);
    await deliver();
    expect(await read(order.id)).toMatchObject({
      status: 'awaiting-payment',
      payment: { state: 'pending', payable: false },
    });
    expect((await checkOut(order)).status).toBe(409);
    await look(600);
    expect(await stockOf(order.bookId)).toBe(0);
    double().settle(page, 'succeeded');
    await deliver();
    expect((await read(order.id)).status).toBe('placed');
  });

  it('cancels the order if it fails, also without a webhook', async () => {
    const order = await place();
    const { page } = await checkOut(order);
    double().payLater(page);
    double().settle(page, 'failed');
    await look(10);
    time.aheadMs = 0;
    expect(await read(order.id)).toMatchObject({
      status: 'cancelled',
      payment: { state: 'failed' },
    });
    expect(await stockOf(order.bookId)).toBe(1);
  });
});

describe('a refund of the owner', () => {
  const paid = async () => {
    const order = await place();
    const { page } = await checkOut(order);
    double().pay(page);
    await deliver();
    return { ...order, page };
  };
  const refund = (id: string, amount: number, key = `${amount}`) =>
    call('post', `/orders/${id}/refunds`, { amount }).set('Idempotency-Key', key);

  it('goes through Stripe in parts, each once, and never beyond what was paid', async () => {
    const { id, page } = await paid();
    const [first, repeated] = await Promise.all([refund(id, 4), refund(id, 4)]);
    expect([first.status, repeated.status]).toEqual([200, 200]);
    expect((await refund(id, 6.01)).status).toBe(409);
    await deliver();
    expect((await read(id)).payment).toMatchObject({ refunded: 4, refundable: 6 });
    expect((await refund(id, 6)).body.payment.state).toBe('refunded');
    expect(atStripe(page)).toEqual({ paid: 1000, refunded: 1000 });
  });

  it('is made later if Stripe gives no answer, and once if only the answer is lost', async () => {
    const { id, page } = await paid();
    double().behaviour.fault = 'after';
    const lost = await refund(id, 4);
    expect(lost.body.payment).toMatchObject({ refunded: 0, refundable: 6, state: 'paid' });
    await deliver();
    expect((await read(id)).payment).toMatchObject({ refunded: 4 });
    await expect(look()).rejects.toThrow('No answer');
    double().behaviour.fault = undefined;
    await look();
    expect((await read(id)).payment).toMatchObject({ refunded: 4, refundable: 6 });
    expect(atStripe(page)?.refunded).toBe(400);
  });

  it('is shown as failed if Stripe refuses it', async () => {
    const { id, page } = await paid();
    double().refund(intentOf(page), 1000);
    const refused = await refund(id, 5);
    expect(refused.body.payment.refunds).toMatchObject([{ state: 'failed' }]);
    expect(refused.body.payment.events.at(-1)).toMatchObject({
      kind: 'refund-failed',
      reference: 'charge_already_refunded',
    });
  });

  it('made in Stripe is known here, and a dispute is shown', async () => {
    const { id, page } = await paid();
    double().refund(intentOf(page), 250);
    await deliver();
    expect((await read(id)).payment).toMatchObject({ refunded: 2.5, state: 'partly-refunded' });
    double().dispute(intentOf(page));
    await deliver();
    expect((await read(id)).payment.state).toBe('disputed');
    const listed = await call('get', '/payments?show=disputed');
    expect(listed.body.map((one: { _id: string }) => one._id)).toContain(id);
  });
});
