import fc from 'fast-check';
import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import type { Event } from '../../testing/stripe-double/double-state.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { cancelOrder } from '../changing/cancel-order.ts';
import { findOrder } from '../order/find-order.ts';
import { anOrderDocument } from '../order/orders.builder.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { DuePayment } from '../payments/due-payments.ts';
import { aShopWithAllPayments } from '../payments/paying.builder.ts';
import { processDuePayments } from '../payments/payment-jobs.ts';
import { refundNow } from '../payments/refund-payment.ts';
import { checkPayment } from './compare-with-stripe.ts';
import { startCheckout } from './start-checkout.ts';
import { stripeClient } from './stripe-client.ts';

const UID = 'payer';
const ANNA = { role: 'admin', name: 'Anna' } as const;
/** `npm run test:histories` runs five hundred. */
const HISTORIES = Number(process.env.HISTORIES ?? 40);
/** Histories run side by side, so that they also meet one another. */
const AT_ONCE = 20;
const STEPS = 6;
const MINUTE_MS = 60_000;
const BOOKS = 10;
const COPIES = 1000;
const TIMEOUT_MS = 120_000 + HISTORIES * 2000;

const { double, deps } = useStripeDouble(() => app.clock.now ?? new Date());
const app = useTestApp(deps);
beforeAll(aShopWithAllPayments);

const now = () => app.clock.now ?? new Date();
const pass = (minutes: number) => {
  app.clock.now = new Date(now().getTime() + minutes * MINUTE_MS);
};
const stripe = () => stripeClient(double().account);
const look = () =>
  processDuePayments({ shop: currentShop(), stripe: stripe(), now }).catch(() => {});

type Placed = {
  id: string;
  page?: string;
  /** What was given back at Stripe itself. */
  atStripe: number;
};
type Step = { what: string; size: number };

const URLS = { paid: 'http://localhost/paid', left: 'http://localhost/left' };
const read = (id: string) => findOrder(id);

/** What happens to an order; what cannot happen to it at that moment changes nothing. */
const STEPS_OF: Record<string, (order: Placed, size: number) => unknown> = {
  checkout: async (order) => {
    const url = await startCheckout(await read(order.id), URLS, { stripe: stripe(), now });
    order.page = url.split('/').at(-1) ?? '';
  },
  pay: ({ page = '' }) => double().pay(page),
  payLater: ({ page = '' }) => double().payLater(page),
  settle: ({ page = '' }, size) => double().settle(page, size % 2 === 0 ? 'succeeded' : 'failed'),
  cancel: ({ id }) => cancelOrder({ id, uid: UID }, now()),
  refund: ({ id }, size) => {
    const refund = { amount: 1 + (size % 600), by: ANNA, at: now() };
    return refundNow(id, { refund, key: `${size % 3}` }, { stripe: stripe(), now });
  },
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
    double().behaviour.fault = ([undefined, 'before', 'after'] as const)[size % 3];
  },
  clearSky: () => {
    double().behaviour.fault = undefined;
  },
  look: (_order, size) => {
    pass((size % 20) / 10);
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
    ...['checkout', 'checkout', 'checkout', 'pay', 'pay', 'pay', 'clearSky', 'deliver', 'deliver'],
  ),
  size: fc.nat(10_000),
});
const history = fc.array(step, { minLength: STEPS, maxLength: STEPS });

/** Stores orders that wait for their payment at Stripe, each with a copy of one of the books. */
async function placed(books: readonly Types.ObjectId[]): Promise<Placed[]> {
  const at = now();
  const orders = Array.from(
    { length: AT_ONCE },
    (_, index) => books[index % BOOKS] as Types.ObjectId,
  ).map((bookId) => ({
    ...anOrderDocument({
      uid: UID,
      createdAt: at,
      status: 'awaiting-payment',
      books: [{ price: 10, bookId }],
      payment: { method: 'stripe', account: undefined },
    }),
    copiesOf: [bookId],
  }));
  await Order.insertMany(orders);
  await DuePayment.insertMany(orders.map(({ _id }) => ({ _id, at, change: `${_id}` })));
  await Book.updateMany({ _id: { $in: books } }, { $inc: { stock: -AT_ONCE / BOOKS } });
  return orders.map(({ _id }) => ({ id: _id.toString(), atStripe: 0 }));
}

/** Runs the job until nothing happens any more. */
async function settle(): Promise<void> {
  double().behaviour.fault = undefined;
  // Minutes until a page has closed, then hours for money on its way.
  for (const minutes of [20, 25, 5, 420]) {
    pass(minutes);
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

/** Compares an order with what Stripe has of it. Returns how many copies it still holds. */
async function check({ id, page = '', atStripe }: Placed): Promise<number> {
  const theirs = sumsAtStripe(id);
  const { status, payment } = await read(id);
  const { paid = 0, refunded = 0, refunds } = payment ?? {};
  // A refund made at Stripe itself is known by its event or by the comparison alone.
  if (refunded !== theirs.refunded) await takeOver(id);
  const known = (await read(id)).payment;
  expect({ id, paid, refunded: known?.refunded }).toEqual({ id, ...theirs });
  const made = (refunds ?? []).filter(({ state }) => state === 'made');
  const ours = made.reduce((sum, { amount }) => sum + amount, 0);
  expect(ours + atStripe).toBe(theirs.refunded);
  expect(theirs.refunded).toBeLessThanOrEqual(paid);
  expect(refunds?.filter(({ state }) => state === 'asked') ?? []).toEqual([]);
  // Money on its way may take days.
  if (status === 'awaiting-payment') expect(double().sessions.get(page)?.status).toBe('complete');
  if (status === 'placed') expect(paid).toBe(1000);
  if (status === 'cancelled') expect(theirs.refunded).toBe(paid);
  return status === 'cancelled' ? 0 : 1;
}

describe('after any history of payments', () => {
  it(
    'money is the same here and at Stripe, and each copy is on the shelf or in an order',
    async () => {
      const books: Types.ObjectId[] = [];
      for (let at = 0; at < BOOKS; at += 1)
        books.push(new Types.ObjectId(await aBook({ newPrice: 10, stock: COPIES })));
      let held = 0;
      const ends = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE }),
          async (histories: Step[][]) => {
            app.clock.now = new Date();
            double().behaviour.fault = undefined;
            const orders = await placed(books);
            for (let at = 0; at < STEPS; at += 1) {
              const steps = orders.map(async (order, index) => {
                const { what = '', size = 0 } = histories[index]?.[at] ?? {};
                await STEPS_OF[what]?.(order, size);
              });
              await Promise.allSettled(steps);
            }
            // The rest of the events is lost.
            double().events.length = 0;
            await settle();
            for (const order of orders) held += await check(order);
            const stocks = (await Book.find({ _id: { $in: books } })).map(
              ({ stock }) => stock ?? 0,
            );
            expect(stocks.reduce((sum, stock) => sum + stock, 0)).toBe(COPIES * BOOKS - held);
            for (const { status, payment } of await Order.find().lean<StoredOrder[]>())
              ends.add(`${status} ${payment?.state}`);
            await DuePayment.deleteMany({});
          },
        ),
        { numRuns: Math.ceil(HISTORIES / AT_ONCE), endOnFailure: true },
      );
      expect(ends.size).toBeGreaterThan(1);
    },
    TIMEOUT_MS,
  );
});

const takeOver = (id: string) => checkPayment(id, stripe(), now());
