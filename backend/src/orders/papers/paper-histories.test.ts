import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import { shopDay } from '@book-store/contract/place';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { changeOrderStatus } from '../changing/change-order-status.ts';
import { undoOrderStatus } from '../changing/undo-order-status.ts';
import { aGiftCard, aShopWithGiftCards } from '../gift-cards/gift-cards.builder.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { withOrder } from '../order/with-order.builder.ts';
import { aShopWithAllPayments } from '../payments/paying.builder.ts';
import { receiveMoney } from '../payments/receive-money.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { placeOrder } from '../placing/place-order.ts';
import { refundReturn } from '../returns/refund-return.ts';
import { cancelInvoice } from './correct-invoice.ts';
import { drawInvoice } from './draw-invoice.ts';
import { listMoneyRows, listPaperRows } from './journals.ts';
import { Paper } from './papers.model.ts';
import { sumTaxes } from './sum-taxes.ts';

/** `npm run test:histories` runs five hundred. */
const HISTORIES = Number(process.env.HISTORIES ?? 6);
const STEPS = 20;
/** Of 2, 0 and 3 decimals; the same whole amounts in each. */
const CURRENCIES = ['EUR', 'JPY', 'KWD'] as const;

useTestApp();
afterAll(() => ShopSettings.deleteMany({}));
beforeEach(async () => {
  await aShopWithAllPayments();
  await aShopWithGiftCards();
  await aTaxedShop();
});

const by = 'Anna';
const ADMIN = { role: 'admin', name: by } as const;
const unlimited = async () => {};
const limits = { orders: unlimited, areOff: () => true, giftCardCodes: unlimited } as never;

type How = { size: number; other: number };
type History = { orders: string[]; books: string[]; code: string; at: Date; unit: number };

let customers = 0;

/** Orders a book and a calendar for 10 each, of which a gift card pays a part, sometimes for abroad. */
async function place({ orders, books, code, at, unit }: History, { size, other }: How) {
  const uid = `accountant-${++customers}`;
  const email = `${uid}@example.com`;
  const { name, address } = anOrderBody();
  const country = other % 5 === 0 ? 'Switzerland' : 'Germany';
  const total = 20 + 3;
  const placed = await placeOrder(
    {
      customer: { uid, email, emailVerified: true } as never,
      body: {
        ...{ name, email, phone: '+15550100', productIds: books },
        address: { ...address, country },
        totalPrice: total.toFixed(unit === 1000 ? 3 : 2),
        payment: (['cash-on-delivery', 'transfer', 'invoice'] as const)[other % 3],
        ...(size % 4 === 0 && { giftCard: { code, amount: (1 + (size % 9)) * unit } }),
      },
    },
    { limits, now: () => at, network: 'tests', shop: currentShop() },
  );
  orders.push(placed._id.toString());
}

const NEXT = {
  placed: 'confirmed',
  confirmed: 'packed',
  packed: 'out-for-delivery',
  'out-for-delivery': 'delivered',
} as const;

/** Puts a received return of one book into a delivered order, to be refunded. */
async function receiveReturn({ _id, lines, returns }: StoredOrder, at: Date): Promise<string> {
  const line = lines[(returns?.length ?? 0) % lines.length];
  const id = new Types.ObjectId();
  const one = {
    ...{ _id: id, state: 'received', reason: 'other' },
    lines: [{ bookId: line?.bookId, quantity: 1, cents: line?.priceCents }],
    events: [{ state: 'asked', at, by: { role: 'customer' } }],
  };
  await Order.updateOne({ _id }, { $push: { returns: one } });
  return id.toString();
}

/** What happens; what cannot happen at that moment changes nothing. */
const STEPS_OF = {
  place,
  advance: (history: History, how: How) =>
    withOrder(history, how.size, ({ status }, id) => {
      const to = NEXT[status as keyof typeof NEXT];
      return to && changeOrderStatus(id, { from: status, to, by }, history.at);
    }),
  end: (history: History, how: How) =>
    withOrder(history, how.size, ({ status: from }, id) => {
      const to = how.other % 2 ? 'cancelled' : 'refused';
      return changeOrderStatus(id, { from, to, by }, history.at);
    }),
  undo: (history: History, how: How) =>
    withOrder(history, how.size, ({ status: from }, id) =>
      undoOrderStatus(id, { from, by }, history.at),
    ),
  pay: (history: History, how: How) =>
    withOrder(history, how.size, (_order, id) => {
      const amount = 1 + (how.other % (25 * history.unit));
      const money = { amount, by: ADMIN, at: history.at };
      return inTransaction((session) => receiveMoney(id, money, { unseenBy: [] }, session));
    }),
  refund: (history: History, how: How) =>
    withOrder(history, how.size, ({ lines }, id) => {
      const of = (['goodwill', 'delivery', 'book'] as const)[how.other % 3];
      const bookId = lines[how.size % lines.length]?.bookId.toString();
      const amount = 1 + (how.other % (8 * history.unit));
      return refundPayment(id, { amount, by: ADMIN, at: history.at, of, bookId });
    }),
  refundReturn: (history: History, how: How) =>
    withOrder(history, how.size, async (order, id) => {
      if (order.status !== 'delivered' || (order.returns?.length ?? 0) >= 2) return;
      const returnId = await receiveReturn(order, history.at);
      const amount = 1 + (how.other % (10 * history.unit));
      const deps = { stripe: undefined, now: () => history.at };
      await refundReturn({ id, returnId }, { amount, by, at: history.at }, deps, async () => {});
    }),
  invoice: (history: History, how: How) =>
    withOrder(history, how.size, (_order, id) => drawInvoice(id, { at: history.at })),
  cancelInvoice: (history: History, how: How) =>
    withOrder(history, how.size, async ({ papers }) => {
      const paper = currentInvoice(papers);
      if (paper)
        await cancelInvoice(paper._id.toString(), { at: history.at, beforeCommit: unlimited });
    }),
};

const step = fc.record({
  what: fc.constantFrom<keyof typeof STEPS_OF>(
    ...(Object.keys(STEPS_OF) as (keyof typeof STEPS_OF)[]),
    ...(['place', 'advance', 'advance', 'advance', 'pay', 'pay', 'invoice'] as const),
  ),
  size: fc.nat(10_000),
  other: fc.nat(100_000),
});

/** So that each history has a paper. */
const FIRST = [
  { what: 'place', size: 1, other: 2 },
  { what: 'advance', size: 0, other: 0 },
  { what: 'advance', size: 0, other: 0 },
  { what: 'invoice', size: 0, other: 0 },
] as const;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const grossOf = (rows: readonly { gross: number }[]) => sumOf(rows.map(({ gross }) => gross));

/** What an order costs, counted from what is stored of it alone. */
function costOf({ totalCents, returns = [], reductions = [] }: StoredOrder): number {
  const returned = returns.map(({ refund }) => refund?.amount ?? 0);
  return totalCents - sumOf(returned) - sumOf(reductions.map(({ amount }) => amount));
}

/** The money that the shop has of an order, from its events. */
function receivedOf({ payment }: StoredOrder): number {
  const signs: Record<string, number> = { paid: 1, unpaid: -1, refunded: -1 };
  const cards: Record<string, number> = { 'gift-card-used': 1, 'gift-card-returned': -1 };
  return sumOf(
    (payment?.events ?? []).map(
      ({ kind, amount = 0 }) => (signs[kind] ?? cards[kind] ?? 0) * amount,
    ),
  );
}

const GONE = ['out-for-delivery', 'delivered'];

async function check({ orders }: History): Promise<void> {
  const range = { from: '2026-01-01', to: '2027-12-31' };
  const stored = await Order.find({ _id: { $in: orders } }).lean<StoredOrder[]>();
  for (const order of stored) {
    const papers = await Paper.find({ order: order._id }).lean();
    const isInvoiced = currentInvoice(order.papers) !== undefined;
    expect(sumOf(papers.map(({ totalPrice }) => totalPrice))).toBe(isInvoiced ? costOf(order) : 0);
    for (const { items, taxes, totalPrice, at, day } of papers) {
      expect(sumOf(items.map(({ amount }) => amount))).toBe(totalPrice);
      expect(grossOf(taxes.sums)).toBe(totalPrice);
      for (const { net, tax, gross } of taxes.sums) expect(net + tax).toBe(gross);
      expect(day).toBe(shopDay(at));
    }
  }
  const rows = [];
  rows.push(...(await listPaperRows(range)));
  const all = await Paper.find({}).lean();
  expect(grossOf(rows)).toBe(sumOf(all.map(({ totalPrice }) => totalPrice)));
  const supplied = stored.filter(({ status }) => GONE.includes(status));
  expect(grossOf(await sumTaxes(range, 'delivery'))).toBe(sumOf(supplied.map(costOf)));
  const money = await listMoneyRows(range);
  expect(grossOf(money)).toBe(sumOf(stored.map(receivedOf)));
  const sales = money.filter(({ isSale }) => isSale);
  const byPayment = await sumTaxes(range, 'payment');
  for (const part of ['net', 'tax', 'gross'] as const)
    expect(sumOf(byPayment.map((row) => row[part]))).toBe(sumOf(sales.map((row) => row[part])));
  const taxed = stored.map((order) => Math.max(0, Math.min(receivedOf(order), costOf(order))));
  expect(grossOf(byPayment)).toBe(sumOf(taxed));
  const numbers = all.map(({ number }) => Number(number.split('-').at(-1))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_one, at) => (numbers[0] ?? 0) + at));
}

describe('after any history of orders, papers and money', () => {
  it.each(CURRENCIES)(
    'in %s, each paper adds up, no number is missing, and the journals come to a full count',
    async (currency) => {
      const unit = { EUR: 100, JPY: 1, KWD: 1000 }[currency];
      await Order.deleteMany({});
      const place = { country: 'DE', currency, locale: 'de-DE', timeZone: 'Europe/Berlin' };
      await storeSettings({ place, delivery: { ways: [aWay({ price: 3 * unit })] } });
      const books = [
        await aBook({ newPrice: 10 }),
        await aBook({ newPrice: 10, format: 'calendar' }),
      ];
      let papers = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
          await Promise.all([Order.deleteMany({}), Paper.deleteMany({})]);
          const { code } = await aGiftCard({ amount: 200 * unit });
          const start = Date.UTC(2026, 10, 30, 20);
          const history: History = { orders: [], books, code, at: new Date(start), unit };
          for (const [at, { what, ...how }] of [...FIRST, ...steps].entries()) {
            // Past the end of a month, of the shop and of UTC.
            history.at = new Date(start + at * 3_600_000);
            await Promise.resolve<unknown>(STEPS_OF[what](history, how)).catch(assertExpected);
          }
          papers += await Paper.countDocuments({});
          await check(history);
        }),
        { numRuns: Math.ceil(HISTORIES / CURRENCIES.length), endOnFailure: true },
      );
      expect(papers).toBeGreaterThan(0);
    },
    120_000 + HISTORIES * 5000,
  );
});

/** A refusal is an answer; anything else is a fault. */
function assertExpected(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
  expect(['unavailable', 'internal']).not.toContain(error.code);
}
