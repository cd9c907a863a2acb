import { shopDay } from '@book-store/contract/place';
import { isCash } from '@book-store/contract/settings/payment/payment';
import { splitAmount, type TaxSum, taxSum } from '@book-store/contract/settings/tax/tax';
import { effectiveMoves } from '../changing/order-undo.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { creditedSums } from '../returns/credit-sums.ts';
import { sumsOf } from './bill.ts';
import { type Move, movesOf } from './money-moves.ts';
import { lessSums, totalOf } from './tax-sums.ts';

/** A movement of money, and what of it is taxed at each rate; the rest is no sale: a gift card, or paid too much. */
export type TaxedMove = Move & { sums: TaxSum[]; rest: number };

/**
 * The movements of an order's money, each with the tax that it changes. All together have the tax of what the shop has
 * been paid and has kept, however they were rounded.
 */
export function taxedMovesOf(order: StoredOrder): TaxedMove[] {
  let received = 0;
  let before: TaxSum[] = [];
  return allMovesOf(order).map((move) => {
    received += move.amount;
    const cost = order.boughtGiftCard ? [] : lessSums(sumsOf(order), creditedSums(order, move.at));
    const taxed = portionOf(cost, Math.max(0, Math.min(received, totalOf(cost))));
    const sums = lessSums(taxed, before).filter(({ net, gross }) => net !== 0 || gross !== 0);
    before = taxed;
    return { ...move, sums, rest: move.amount - totalOf(sums) };
  });
}

/**
 * Earliest first: calls of the same moment may have been stored in another order. The first orders have no payment: their
 * cash is paid on delivery.
 */
function allMovesOf(order: StoredOrder): Move[] {
  if (order.payment)
    return movesOf(order.payment).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const { method, due } = paymentOf(order);
  const at = effectiveMoves(order.history).find(({ status }) => status === 'delivered')?.at;
  if (!isCash(method) || !at || due === 0) return [];
  return [{ kind: 'paid', method, amount: due, at, day: shopDay(at) }];
}

/** The part of sums that comes to an amount, in minor units. */
function portionOf(sums: readonly TaxSum[], amount: number): TaxSum[] {
  if (amount === totalOf(sums)) return [...sums];
  if (amount === 0) return [];
  const parts = splitAmount(
    amount,
    sums.map(({ gross }) => Math.max(0, gross)),
  );
  return sums.flatMap(({ rate }, at) => {
    const gross = parts[at] ?? 0;
    if (gross === 0) return [];
    return [taxSum(gross, rate, true)];
  });
}
