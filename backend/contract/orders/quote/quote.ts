import type { BookFormat } from '../../catalogue/books/book-facts.ts';
import { taxClassOf } from '../../catalogue/books/tax-class.ts';
import { type DeliveryPrices, deliveryFeeOf } from '../../settings/delivery/delivery.ts';
import { gramsOf } from '../../settings/delivery/weight.ts';
import { addedTax, type Taxation, type Taxes, taxesOf } from '../../settings/tax/tax.ts';
import { type DiscountTerms, discountsOf } from '../discount-codes/discount.ts';
import { amountOf } from '../order/orders.ts';

/** A book that is bought. Amounts of quotes are whole minor units. */
export type QuoteLine = {
  /** Of one copy. */
  price: number;
  /** Without a number of copies, it is one. */
  quantity?: number | undefined;
  format?: BookFormat | null | undefined;
  /** Of one copy, in grams. */
  weight?: number | null | undefined;
  /** Whether the discount code is for it. */
  isDiscounted?: boolean | undefined;
};

/** What decides what lines cost. What is agreed already stands in the place of what decides it. */
export type QuoteTerms = {
  /** What the discount code gives, if it can be used for these lines. */
  discount?: DiscountTerms | null | undefined;
  /** The prices of the way of delivery, or the agreed fee; without, nothing is delivered. */
  delivery?: DeliveryPrices | number | undefined;
  /** What a book without its own weight weighs, in grams. */
  usualWeight?: number | undefined;
  /** What the way to pay costs. */
  fee?: number | undefined;
  /** How the shop taxes, or the agreed taxes; without, no tax is due. */
  tax?: Taxation | Taxes | undefined;
  /** The most that a gift card pays. */
  giftCard?: number | undefined;
};

/** What lines cost by some terms. */
export type Quote = {
  /** The lines, before the discount. */
  books: number;
  /** What the code takes off all lines, and off each of them. */
  discount: number;
  discounts: number[];
  delivery: number;
  /** What the code saves: the discount, or the delivery. */
  saved: number;
  /** The books less the discount, and their delivery: the sum by which ways to pay are offered. */
  subtotal: number;
  fee: number;
  /** Undefined if none is due. */
  taxes: Taxes | undefined;
  /** The tax that is not in the prices. */
  tax: number;
  /** The subtotal, the fee and that tax. */
  total: number;
  /** What a gift card pays of the total, and what is left to pay in another way. */
  giftCard: number;
  due: number;
};

/**
 * Returns what lines cost: in the cart, at the checkout, at the counter, and as an order, also once it is changed.
 * Delivery costs what the books' prices make it: a discount never makes it dearer. Delivery and fee are taxed as the
 * goods that they belong to.
 */
export function quoteOf(
  lines: readonly QuoteLine[],
  { discount: code, delivery: way = 0, usualWeight, fee = 0, tax, giftCard: card = 0 }: QuoteTerms,
): Quote {
  const amounts = lines.map(({ price, quantity = 1 }) => amountOf({ price, quantity }));
  const books = sumOf(amounts);
  const discounts = code ? discountsOn(lines, amounts, code) : amounts.map(() => 0);
  const discount = sumOf(discounts);
  const isAgreed = typeof way === 'number';
  const parcel = { sum: books, grams: gramsOf(lines, usualWeight) };
  const fullFee = isAgreed ? way : deliveryFeeOf(parcel, way);
  const delivery = !isAgreed && code?.kind === 'delivery' ? 0 : fullFee;
  const goods = lines.map(({ format }, at) => ({
    class: taxClassOf(format),
    amount: (amounts[at] ?? 0) - (discounts[at] ?? 0),
  }));
  const taxes =
    tax && 'terms' in tax ? taxesOf({ lines: goods, delivery: delivery + fee }, tax) : tax;
  const subtotal = books - discount + delivery;
  const added = addedTax(taxes);
  const total = subtotal + fee + added;
  const giftCard = Math.min(card, total);
  return {
    books,
    discount,
    discounts,
    delivery,
    saved: discount + fullFee - delivery,
    subtotal,
    fee,
    taxes,
    tax: added,
    total,
    giftCard,
    due: total - giftCard,
  };
}

/** Returns what a code takes off each line; nothing off those that it is not for. */
function discountsOn(
  lines: readonly QuoteLine[],
  amounts: readonly number[],
  code: DiscountTerms,
): number[] {
  const discounts = discountsOf(
    code,
    amounts.filter((_, at) => lines[at]?.isDiscounted),
  );
  return lines.map(({ isDiscounted }) => (isDiscounted && discounts.shift()) || 0);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
