import type { TaxTerms } from '@book-store/contract/settings/tax/tax';
import type { StoredOrder } from '../order/orders.model.ts';
import { withCosts } from './line-costs.ts';

/**
 * What has not been given back yet of the delivery and the fee of the way to pay, in minor units. What a return gave
 * back beyond its copies was delivery first.
 */
export function deliveryLeft(order: StoredOrder, terms?: TaxTerms): number {
  const { reductions = [], returns = [] } = order;
  const reduced = reductions
    .filter(({ of }) => of === 'delivery')
    .reduce((sum, { amount }) => sum + amount, 0);
  const withReturns = returns.reduce((sum, { refund, lines }) => {
    const books = lines.reduce((cost, { cents }) => cost + cents, 0);
    return sum + Math.max(0, (refund?.amount ?? 0) - books);
  }, 0);
  return Math.max(0, deliveryCost(order, terms) - reduced - withReturns);
}

/** Where tax is added to prices, with what was added to it. */
function deliveryCost(order: StoredOrder, terms: TaxTerms | undefined): number {
  const { deliveryCents = 0, payment, taxes, lines, totalCents } = order;
  const net = deliveryCents + (payment?.fee ?? 0);
  if (!taxes || taxes.included || net === 0) return net;
  const all = lines.map(({ bookId, quantity }) => ({ bookId: bookId.toString(), quantity }));
  const books = withCosts({ ...order, returns: [] }, all, terms);
  if (books.some(({ rate }) => rate === undefined)) return net;
  return Math.max(net, totalCents - books.reduce((sum, { cents }) => sum + cents, 0));
}
