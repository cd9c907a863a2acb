import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { TaxBasis, TaxSum } from '@book-store/contract/settings/tax/tax';
import type { StoredOrder } from '../order/orders.model.ts';
import { creditedSums } from '../returns/credit-sums.ts';
import { sumsOf } from './bill.ts';
import { suppliedAt } from './supplied-on.ts';
import { lessSums, totalOf } from './tax-sums.ts';
import { taxedMovesOf } from './taxed-moves.ts';

/** A change of what is taxed of an order; `orders` is 1 where it begins to count, -1 where it no longer does. */
export type TaxRow = { at: Date; sums: TaxSum[]; orders: number };

/** All changes of what is taxed of an order, earliest first; the sale of a gift card is none. */
export function taxRowsOf(order: StoredOrder, basis: TaxBasis): TaxRow[] {
  if (order.boughtGiftCard) return [];
  return basis === 'delivery' ? rowsByDelivery(order) : rowsByPayment(order);
}

/** Taxed from the day on which the books go out until the order ends unpaid; a refund lowers it on its own day. */
function rowsByDelivery(order: StoredOrder): TaxRow[] {
  const times = [
    ...order.history.map(({ at }) => at),
    ...(order.returns ?? []).flatMap(({ refund }) => refund?.at ?? []),
    ...(order.reductions ?? []).map(({ at }) => at),
  ].sort((one, other) => one.getTime() - other.getTime());
  let before: TaxSum[] = [];
  let isTaxed = false;
  return times.flatMap((at) => {
    const isNow = isSuppliedAt(order, at);
    const sums = isNow ? lessSums(sumsOf(order), creditedSums(order, at)) : [];
    const row = rowOf(at, lessSums(sums, before), Number(isNow) - Number(isTaxed));
    before = sums;
    isTaxed = isNow;
    return row;
  });
}

/** Several entries may be of the same moment: the last one counts. */
function isSuppliedAt({ history }: StoredOrder, time: Date): boolean {
  const until = history.filter(({ at }) => at <= time);
  const status = until.at(-1)?.status;
  if (!status || UNPAID_ENDS.includes(status)) return false;
  return suppliedAt({ history: until }) !== undefined;
}

function rowsByPayment(order: StoredOrder): TaxRow[] {
  let taxed = 0;
  return taxedMovesOf(order).flatMap(({ at, sums }) => {
    const after = taxed + totalOf(sums);
    const orders = Number(after > 0) - Number(taxed > 0);
    taxed = after;
    return rowOf(at, sums, orders);
  });
}

const rowOf = (at: Date, sums: readonly TaxSum[], orders: number): TaxRow[] => {
  const changed = sums.filter(({ net, tax, gross }) => net !== 0 || tax !== 0 || gross !== 0);
  return changed.length > 0 || orders !== 0 ? [{ at, sums: changed, orders }] : [];
};
