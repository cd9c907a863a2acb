import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aShopThatSellsGiftCards } from '../gift-cards/gift-cards.builder.ts';
import { GiftCard, GiftCardMovement } from '../gift-cards/gift-cards.model.ts';
import { returnToGiftCard, takeFromGiftCard } from '../gift-cards/move-gift-card-money.ts';
import { findOrder } from '../order/find-order.ts';
import { paymentOf } from '../order/payment-events.ts';
import { orderGiftCard } from './buying-gift-cards.builder.ts';
import { receiveMoney } from './receive-money.ts';
import { refundPayment } from './refund-payment.ts';

/** Each is worth many short ones; `npm run test:histories` runs five hundred. */
const HISTORIES = Number(process.env.HISTORIES ?? 5);
const STEPS = 12;
const ADMIN = { role: 'admin', name: 'Anna' } as const;

const app = useTestApp({ mailFrom: 'shop@example.com' });
beforeAll(aShopThatSellsGiftCards);

type History = { id: string; card: NonNullable<Awaited<ReturnType<typeof cardOf>>>; used: number };
type Step = { what: keyof typeof STEPS_OF; amount: number };

const cardOf = async (id: string) => (await findOrder(id)).boughtGiftCard?.card;
const at = () => new Date();

async function useUp(history: History, amount: number) {
  await inTransaction((session) => takeFromGiftCard(history.card, amount, { at: at() }, session));
  history.used += amount;
}
const refund = ({ id }: History, amount: number) =>
  refundPayment(id, { amount, by: ADMIN, at: at() });

/** What happens; what cannot happen at that moment changes nothing. */
const STEPS_OF = {
  use: useUp,
  refund,
  refundAndUse: (history: History, amount: number) =>
    Promise.allSettled([
      refund(history, amount),
      useUp(history, amount),
      refund(history, 1 + amount / 2),
    ]),
  giveBack: async (history: History, amount: number) => {
    const back = Math.min(amount, history.used);
    if (back === 0) return;
    await inTransaction((session) => returnToGiftCard(history.card, back, { at: at() }, session));
    history.used -= back;
  },
};

const step = fc.record({
  what: fc.constantFrom(...(Object.keys(STEPS_OF) as (keyof typeof STEPS_OF)[])),
  amount: fc.integer({ min: 1, max: 700 }).map((half) => half * 2),
});

/** Buys a card of $25, for which the customer pays too much at times. */
async function buy(tooMuch: number): Promise<History> {
  const { _id: id } = await orderGiftCard(app);
  const money = { amount: 2500 + tooMuch, by: ADMIN, at: at() };
  await inTransaction((session) => receiveMoney(id, money, { unseenBy: [] }, session));
  const card = await cardOf(id);
  if (!card) throw new Error('It is paid, and no card was issued.');
  return { id, card, used: 0 };
}

async function check({ id, card, used }: History): Promise<void> {
  const { balance } = await GiftCard.findById(card).orFail().lean();
  const ledger = await GiftCardMovement.find({ card }).lean();
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  const payment = paymentOf(await findOrder(id));
  const lost = (payment.refunds ?? []).reduce((sum, one) => sum + (one.ofGiftCard ?? 0), 0);
  // What was issued is used, refunded, or still there, and the shop has kept what was used.
  expect(used + lost + balance).toBe(2500);
  const surplus = payment.paid - 2500;
  expect(payment.refunded - lost).toBeLessThanOrEqual(surplus);
  expect(payment.paid - payment.refunded).toBeGreaterThanOrEqual(used + balance);
  const reply = await app
    .http()
    .get(`/api/admin/orders/${id}`)
    .set('Authorization', await asAdmin());
  const { refundable } = reply.body.payment;
  expect(Math.round(refundable * 100)).toBe(balance + surplus - (payment.refunded - lost));
}

describe('after any history of a gift card that a customer has bought', () => {
  it(
    'what was paid for it is used, given back, or left on it',
    async () => {
      let refunds = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(0, 0, 500),
          fc.array(step, { minLength: STEPS, maxLength: STEPS }),
          async (tooMuch, steps: Step[]) => {
            const history = await buy(tooMuch);
            for (const { what, amount } of steps)
              await Promise.resolve<unknown>(STEPS_OF[what](history, amount)).catch(assertExpected);
            refunds += paymentOf(await findOrder(history.id)).refunds?.length ?? 0;
            await check(history);
          },
        ),
        { numRuns: HISTORIES, endOnFailure: true },
      );
      expect(refunds).toBeGreaterThan(HISTORIES);
    },
    120_000 + HISTORIES * 5000,
  );
});

/** A refusal is an answer; anything else is a fault. */
function assertExpected(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
  expect(['unavailable', 'internal']).not.toContain(error.code);
}
