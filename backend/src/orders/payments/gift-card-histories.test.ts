import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { changeOrderLines } from '../changing/change-order-lines.ts';
import { changeOrderStatus } from '../changing/change-order-status.ts';
import { undoOrderStatus } from '../changing/undo-order-status.ts';
import { blockGiftCard, correctBalance } from '../gift-cards/correct-gift-card.ts';
import { aGiftCard, aShopWithGiftCards } from '../gift-cards/gift-cards.builder.ts';
import { GiftCard, GiftCardMovement } from '../gift-cards/gift-cards.model.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { paidByGiftCard } from '../order/payment-events.ts';
import { withOrder } from '../order/with-order.builder.ts';
import { placeOrder } from '../placing/place-order.ts';
import { aShopWithAllPayments } from './paying.builder.ts';
import { receiveMoney } from './receive-money.ts';
import { refundPayment } from './refund-payment.ts';

/** Each has several cards, and is worth many short ones; `npm run test:histories` runs five hundred. */
const HISTORIES = Number(process.env.HISTORIES ?? 5);
const STEPS = 25;
const CARDS = 2;

useTestApp();
beforeAll(async () => {
  await aShopWithAllPayments();
  await aShopWithGiftCards();
});

const now = () => new Date();
const by = 'Anna';
const ADMIN = { role: 'admin', name: by } as const;
const unlimited = async () => {};
const limits = {
  orders: unlimited,
  areOff: () => true,
  giftCardCodes: unlimited,
} as unknown as Parameters<typeof placeOrder>[1]['limits'];

type History = { cards: { id: string; code: string }[]; orders: string[]; book: string };
type Step = { what: keyof typeof STEPS_OF; size: number; other: number };

let customers = 0;

/** Orders a book of $10, of which a card pays a part or all. */
async function place({ cards, orders, book }: History, { size, other }: Omit<Step, 'what'>) {
  const amount = 1 + (size % 1000);
  const uid = `historian-${++customers}`;
  const payment = (['cash-on-delivery', 'transfer', 'invoice', 'gift-card'] as const)[other % 4];
  const email = `${uid}@example.com`;
  const { name, address } = anOrderBody();
  const placed = await placeOrder(
    {
      customer: { uid, email, emailVerified: true } as Parameters<typeof placeOrder>[0]['customer'],
      body: {
        ...{ name, email, address, phone: '+15550100', totalPrice: '10.00', productIds: [book] },
        payment,
        giftCard: {
          code: cards[other % CARDS]?.code ?? '',
          amount: payment === 'gift-card' ? 1000 : amount,
        },
      },
    },
    { limits, now, network: 'tests', shop: currentShop() },
  );
  orders.push(placed._id.toString());
}

const NEXT = {
  placed: 'confirmed',
  confirmed: 'packed',
  packed: 'out-for-delivery',
  'out-for-delivery': 'delivered',
} as const;

/** What happens; what cannot happen at that moment changes nothing. */
const STEPS_OF = {
  place,
  twoAtOnce: (history: History, step: Omit<Step, 'what'>) =>
    Promise.allSettled([place(history, step), place(history, step)]),
  advance: (history: History, { size }: Omit<Step, 'what'>) =>
    withOrder(history, size, ({ status }, id) => {
      const to = NEXT[status as keyof typeof NEXT];
      return to && changeOrderStatus(id, { from: status, to, by }, now());
    }),
  cancel: (history: History, { size, other }: Omit<Step, 'what'>) =>
    withOrder(history, size, ({ status: from }, id) =>
      changeOrderStatus(id, { from, to: other % 2 ? 'cancelled' : 'refused', by }, now()),
    ),
  undo: (history: History, { size }: Omit<Step, 'what'>) =>
    withOrder(history, size, ({ status: from }, id) => undoOrderStatus(id, { from, by }, now())),
  pay: (history: History, { size, other }: Omit<Step, 'what'>) =>
    withOrder(history, size, (_order, id) => {
      const money = { amount: 1 + (other % 1000), by: ADMIN, at: now() };
      return inTransaction((session) => receiveMoney(id, money, { unseenBy: [] }, session));
    }),
  refund: (history: History, { size, other }: Omit<Step, 'what'>) =>
    withOrder(history, size, (_order, id) =>
      refundPayment(id, { amount: 1 + (other % 1200), by: ADMIN, at: now() }),
    ),
  reprice: (history: History, { size, other }: Omit<Step, 'what'>) =>
    withOrder(history, size, (_order, id) =>
      changeOrderLines(
        id,
        { version: undefined, lines: [{ bookId: history.book, quantity: 1, price: other % 1500 }] },
        { now: now(), by, shop: currentShop() },
      ),
    ),
  block: ({ cards }: History, { size, other }: Omit<Step, 'what'>) =>
    blockGiftCard(cards[size % CARDS]?.id ?? '', other % 3 === 0, { reason: 'x', by, at: now() }),
  correct: ({ cards }: History, { size, other }: Omit<Step, 'what'>) =>
    correctBalance(cards[size % CARDS]?.id ?? '', (other % 1200) - 600, {
      ...{ reason: 'x', by },
      at: now(),
    }),
};

const step = fc.record({
  what: fc.constantFrom<keyof typeof STEPS_OF>(
    ...(Object.keys(STEPS_OF) as (keyof typeof STEPS_OF)[]),
    // What the others need to be possible.
    ...(['place', 'place', 'twoAtOnce', 'advance', 'advance', 'undo'] as const),
  ),
  size: fc.nat(10_000),
  other: fc.nat(10_000),
});

async function check({ cards, orders }: History): Promise<void> {
  const stored = await Order.find({ _id: { $in: orders } }).lean<StoredOrder[]>();
  for (const { id } of cards) {
    const card = await GiftCard.findById(id).orFail().lean();
    const ledger = await GiftCardMovement.find({ card: id }).lean();
    const sumOf = (entries: typeof ledger) => entries.reduce((sum, { amount }) => sum + amount, 0);
    expect(sumOf(ledger)).toBe(card.balance);
    expect(card.balance).toBeGreaterThanOrEqual(0);
    for (const { _id, payment } of stored) {
      if (!payment?.giftCard?.card.equals(id)) continue;
      const own = ledger.filter(({ order }) => order?.equals(_id));
      expect(sumOf(own) + paidByGiftCard(payment)).toBe(0);
    }
  }
  for (const { status, totalCents, payment } of stored) {
    const { due = 0, paid = 0, refunded = 0, giftCard } = payment ?? {};
    const { amount = 0, returned = 0 } = giftCard ?? {};
    expect(due + amount).toBe(totalCents);
    expect(returned).toBeGreaterThanOrEqual(0);
    expect(returned).toBeLessThanOrEqual(amount);
    expect(refunded).toBeLessThanOrEqual(paid);
    if (status === 'cancelled' || status === 'refused') expect(returned).toBe(amount);
  }
}

describe('after any history of gift cards', () => {
  it(
    'each ledger adds up to its balance, and to what orders have been paid with',
    async () => {
      const book = await aBook({ newPrice: 10 });
      let placed = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: STEPS, maxLength: STEPS }),
          async (steps: Step[]) => {
            const cards = [await aGiftCard({ amount: 3000 }), await aGiftCard({ amount: 1500 })];
            const history: History = { cards, orders: [], book };
            for (const { what, ...how } of steps)
              await Promise.resolve<unknown>(STEPS_OF[what](history, how)).catch(assertExpected);
            placed += history.orders.length;
            await check(history);
          },
        ),
        { numRuns: HISTORIES, endOnFailure: true },
      );
      expect(placed).toBeGreaterThan(HISTORIES);
    },
    120_000 + HISTORIES * 5000,
  );
});

/** A refusal is an answer; anything else is a fault. */
function assertExpected(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
  expect(['unavailable', 'internal']).not.toContain(error.code);
}
