import { taxClassOf } from '@book-store/contract/catalogue/books/tax-class';
import { copiesReturned } from '@book-store/contract/orders/returns/returns';
import { TAX_RATE_MAX, type TaxTerms, taxesOf } from '@book-store/contract/settings/tax/tax';
import { toAddressView } from '../../settings/place/addresses.ts';
import { discountedCents } from '../order/line-cents.ts';
import type { StoredOrder, StoredReturn } from '../order/orders.model.ts';

type Copies = { bookId: string; quantity: number };
type ReturnedLine = Pick<StoredReturn['lines'][number], 'bookId' | 'quantity' | 'cents' | 'rate'>;

/**
 * Prices returned copies as ordered, in minor units, with discount and added tax. All copies of a line add up
 * to the line's cost, in however many returns.
 */
export function withCosts(
  order: StoredOrder,
  wanted: readonly Copies[],
  terms: TaxTerms | undefined,
): ReturnedLine[] {
  return order.lines.flatMap((line) => {
    const bookId = line.bookId.toString();
    const quantity = wanted.find((one) => one.bookId === bookId)?.quantity;
    if (!quantity) return [];
    const rate = rateOf(order, line.format, terms);
    const net = discountedCents(line);
    const tax = order.taxes && !order.taxes.included ? (net * (rate ?? 0)) / TAX_RATE_MAX : 0;
    const cents = net + Math.round(tax);
    const before = copiesReturned(order.returns ?? [], bookId);
    const upTo = (copies: number) => Math.floor((cents * copies) / line.quantity);
    const costs = upTo(before + quantity) - upTo(before);
    return { bookId: line.bookId, quantity, cents: costs, ...(rate !== undefined && { rate }) };
  });
}

/** The tax rate for a book of this format; undefined if it cannot be determined. */
function rateOf(
  { taxes, address, createdAt: at }: StoredOrder,
  format: StoredOrder['lines'][number]['format'],
  terms: TaxTerms | undefined,
): number | undefined {
  const rates = (taxes?.sums ?? []).flatMap(({ rate }) => rate ?? []);
  const [only] = rates;
  if (taxes?.sums.length === 1) return only;
  const lines = [{ class: taxClassOf(format), amount: 100 }];
  const goesTo = address ? toAddressView(address) : undefined;
  const due = terms && taxesOf({ lines, delivery: 0 }, { terms, address: goesTo, at });
  const rate = due?.sums[0]?.rate;
  return rate !== undefined && rates.includes(rate) ? rate : undefined;
}
