import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { asCustomer } from '../../../testing/sign-in.ts';
import { useTestApp } from '../../../testing/start-test-app.ts';
import type { Event } from '../../../testing/stripe-double/double-state.ts';
import { useStripeDouble } from '../../../testing/stripe-double/use-stripe-double.ts';
import { aBook } from '../../catalogue/books.builder.ts';
import { Book } from '../../catalogue/books.model.ts';
import { Order, type StoredOrder } from '../../orders/orders.model.ts';
import { DuePayment } from '../due-payments.ts';
import { aShopWithAllPayments, placeToPay } from '../paying.builder.ts';
import { lookAfterPayments } from '../payment-jobs.ts';
import { refundNow } from '../refund-now.ts';
import { checkPayment } from './compare-with-stripe.ts';
import { stripeClient } from './stripe-client.ts';

/** Each has several orders and many steps, so that they are worth hundreds of short ones. */
const HISTORIES = Number(process.env.HISTORIES ?? 10);
const ORDERS = 3;
const STEPS = 40;
const MINUTE_MS = 60_000;

const { double, deps } = useStripeDouble(() => app.clock.now ?? new Date());
const app = useTestApp(deps);
beforeAll(aShopWithAllPayments);

const now = () => app.clock.now ?? new Date();
const pass = (minutes: number) => {
  app.clock.now = new Date(now().getTime() + minutes * MINUTE_MS);
};
const stripe = () => stripeClient(double().account);
const look = () => lookAfterPayments({ stripe: stripe(), now }).catch(() => {});

type Placed = Awaited<ReturnType<typeof placeToPay>> & {
  page?: string;
  /** What was given back at Stripe itself. */
  atStripe: number;
};
type Step = { what: string; order: number; size: number };

/** What happens to an order; what cannot happen to it at that moment changes nothing. */
const STEPS_OF: Record<string, (order: Placed, size: number) => unknown> = {
  checkout: async (order) => {
    const reply = await app
      .http()
      .post(`/api/orders/${order.id}/checkout`)
      .set('Authorization', asCustomer(order.uid))
      .send({});
    if (reply.status === 200) order.page = reply.body.url.split('/').at(-1);
  },
  pay: ({ page = '' }) => double().pay(page),
  payLater: ({ page = '' }) => double().payLater(page),
  settle: ({ page = '' }, size) => double().settle(page, size % 2 === 0 ? 'succeeded' : 'failed'),
  cancel: ({ id, uid }) =>
    app.http().post(`/api/orders/${id}/cancel`).set('Authorization', asCustomer(uid)).send({}),
  refund: ({ id }, size) =>
    refundNow(
      id,
      { refund: { amount: 1 + (size % 600), by: { role: 'admin', name: 'Anna' }, at: now() } },
      { stripe: stripe(), now },
    ),
  refundAtStripe: (order, size) => {
    const intent = double().sessions.get(order.page ?? '')?.payment_intent ?? '';
    const amount = 1 + (size % 600);
    double().refund(intent, amount);
    order.atStripe += amount;
  },
  deliver: (_order, size) => deliver(size, 1),
  deliverTwiceAtOnce: (_order, size) => deliver(size, 2),
  lose: (_order, size) => double().events.splice(size % (double().events.length || 1), 1),
  outage: (_order, size) => {
    double().weather.fault = ([undefined, 'before', 'after'] as const)[size % 3];
  },
  look: (_order, size) => {
    pass(size % 20);
    return look();
  },
};

/** Some events come again later, too. */
async function deliver(size: number, times: number): Promise<void> {
  const { events } = double();
  const event = events[size % (events.length || 1)];
  if (!event) return;
  if (size % 4 > 0) events.splice(events.indexOf(event), 1);
  await sendAll(Array.from({ length: times }, () => event));
}

const sendAll = (events: readonly Event[]) =>
  Promise.all(events.map((event) => double().deliver(event, app.origin())));

const step = fc.record({
  what: fc.constantFrom(
    ...Object.keys(STEPS_OF),
    // What the others need to be possible.
    ...['checkout', 'checkout', 'pay', 'pay', 'look', 'deliver', 'deliver'],
  ),
  order: fc.nat(ORDERS - 1),
  size: fc.nat(10_000),
});

/** Runs the job until nothing is due any more. */
async function settle(): Promise<void> {
  double().weather.fault = undefined;
  for (let runs = 0; (await DuePayment.exists({})) && runs < 30; runs += 1) {
    pass(20);
    await look();
  }
}

/** What Stripe has of an order. */
function sumsAtStripe(id: string) {
  const charges = [...double().charges.values()].filter(({ metadata }) => metadata.order === id);
  return {
    paid: charges.reduce((sum, charge) => sum + charge.amount_captured, 0),
    refunded: charges.reduce((sum, charge) => sum + charge.amount_refunded, 0),
  };
}

describe('after any history of payments', () => {
  it('money is the same here and at Stripe, and each copy is on the shelf or in an order', async () => {
    const bookId = await aBook({ newPrice: 10, stock: 100_000 });
    let held = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: STEPS, maxLength: STEPS }),
        async (steps: Step[]) => {
          app.clock.now = new Date();
          const orders: Placed[] = [];
          for (let at = 0; at < ORDERS; at += 1)
            orders.push({ ...(await placeToPay(app, 'stripe', { book: bookId })), atStripe: 0 });
          for (const { what, order, size } of steps)
            await Promise.resolve(orders[order])
              .then((one) => one && STEPS_OF[what]?.(one, size))
              .catch(() => {});
          // The rest of the events is lost.
          double().events.length = 0;
          await settle();
          for (const { id, page = '', atStripe: others } of orders) {
            const order = await Order.findById(id).lean<StoredOrder>();
            const { paid = 0, refunded = 0, refunds } = order?.payment ?? {};
            const theirs = sumsAtStripe(id);
            // A refund made at Stripe itself is known by its event or by the comparison alone.
            if (refunded !== theirs.refunded) await takeOver(id);
            const known = await Order.findById(id).lean<StoredOrder>();
            expect({ paid, refunded: known?.payment?.refunded }).toEqual(theirs);
            const made = (refunds ?? []).filter(({ state }) => state === 'made');
            const ours = made.reduce((sum, { amount }) => sum + amount, 0);
            expect(ours + others).toBe(theirs.refunded);
            expect(theirs.refunded).toBeLessThanOrEqual(paid);
            expect(refunds?.filter(({ state }) => state === 'asked') ?? []).toEqual([]);
            const isWaiting = order?.status === 'awaiting-payment';
            // Money on its way may take days.
            if (isWaiting) expect(double().sessions.get(page)?.status).toBe('complete');
            if (order?.status === 'placed') expect(paid).toBe(1000);
            if (order?.status === 'cancelled') expect(theirs.refunded).toBe(paid);
            if (order?.status !== 'cancelled') held += 1;
          }
          expect((await Book.findById(bookId))?.stock).toBe(100_000 - held);
          await DuePayment.deleteMany({});
        },
      ),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  }, 120_000);
});

const takeOver = (id: string) => checkPayment(id, stripe(), now());
