import { splitAmount, type TaxSum, taxSum } from '@book-store/contract/settings/tax/tax';
import type { StoredOrder, StoredReturn } from '../order/orders.model.ts';
import { addSums, lessSums } from '../papers/tax-sums.ts';

/**
 * Splits the amount of a return, or of another reduction, over the tax rates of its order, in minor units: first the
 * price of its copies at each rate, then shares of what is left. All returns together never exceed the order's amount
 * or tax at any rate.
 */
export function creditSums(
  order: StoredOrder,
  { lines }: Pick<StoredReturn, 'lines'>,
  amount: number,
): TaxSum[] {
  if (!order.taxes) return [{ net: amount, tax: 0, gross: amount }];
  const left = lessSums(order.taxes.sums, creditedSums(order));
  const costs = left.map(({ rate, gross }) => Math.min(gross, costAt(rate, lines)));
  const first = splitAmount(Math.min(amount, total(costs)), costs);
  const rooms = left.map(({ gross }, at) => gross - (first[at] ?? 0));
  const rest = splitAmount(amount - total(first), rooms);
  return left
    .map((sum, at) => creditOf(sum, (first[at] ?? 0) + (rest[at] ?? 0)))
    .filter(({ gross }) => gross > 0);
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const costAt = (rate: number | undefined, lines: StoredReturn['lines']) =>
  total(lines.filter((line) => line.rate === rate).map(({ cents }) => cents));

/** What has been taken off an order's price by rate: so far, or until a time. */
export const creditedSums = (
  { returns, reductions }: Pick<StoredOrder, 'returns' | 'reductions'>,
  until?: Date,
): TaxSum[] => {
  const refunds = [...(returns ?? []).flatMap(({ refund }) => refund ?? []), ...(reductions ?? [])];
  return addSums(...refunds.map(({ at, sums }) => (!until || at <= until ? sums : [])));
};

/** The last part gets the tax that is left, however earlier ones were rounded. */
function creditOf({ rate, ...left }: TaxSum, gross: number): TaxSum {
  if (rate === undefined) return { net: gross, tax: 0, gross };
  const share = taxSum(gross, rate, true).tax;
  const tax = Math.min(left.tax, Math.max(gross - left.net, share));
  return { rate, net: gross - tax, tax, gross };
}
