import type { BookFormat } from '../../catalogue/books/book-facts.ts';
import { taxClassOf } from '../../catalogue/books/tax-class.ts';
import { type DeliveryPrices, deliveryFeeOf } from '../../settings/delivery/delivery.ts';
import { gramsOf } from '../../settings/delivery/weight.ts';
import { addedTax, type Taxation, type Taxes, taxesOf } from '../../settings/tax/tax.ts';
import { type DiscountTerms, discountsOf } from '../discount-codes/discount.ts';
import { amountOf } from '../order/orders.ts';

/** Amounts of quotes are whole minor units. */
export type QuoteLine = {
  /** Of one copy. */
  price: number;
  /** 1 by default. */
  quantity?: number | undefined;
  format?: BookFormat | null | undefined;
  /** Of one copy, in grams. */
  weight?: number | null | undefined;
  /** Whether the discount code applies to it. */
  isDiscounted?: boolean | undefined;
};

/** What determines the price of the lines. An agreed amount replaces the rule that would compute it. */
export type QuoteTerms = {
  /** Present if the discount code applies to these lines. */
  discount?: DiscountTerms | null | undefined;
  /** The delivery method's prices, or the agreed fee; nothing is delivered without it. */
  delivery?: DeliveryPrices | number | undefined;
  /** In grams, for books without a weight of their own. */
  usualWeight?: number | undefined;
  /** The payment method's fee. */
  fee?: number | undefined;
  /** How the shop taxes, or the agreed taxes; no tax is due without it. */
  tax?: Taxation | Taxes | undefined;
  /** The maximum that a gift card pays. */
  giftCard?: number | undefined;
};

export type Quote = {
  /** Before the discount. */
  books: number;
  /** The discount on all lines, and on each. */
  discount: number;
  discounts: number[];
  delivery: number;
  /** What the code saves: the discount, or the delivery. */
  saved: number;
  /** Books less discount, plus delivery; decides which payment methods are offered. */
  subtotal: number;
  fee: number;
  taxes: Taxes | undefined;
  /** The tax not included in prices. */
  tax: number;
  /** Subtotal, fee and that tax. */
  total: number;
  /** What a gift card pays of the total, and the rest. */
  giftCard: number;
  due: number;
};

/**
 * Prices lines for the cart, the checkout, the counter, and for placed and changed orders. The delivery fee
 * follows from the undiscounted prices: a discount never makes delivery more expensive. Delivery and fee are
 * taxed like the goods that they belong to.
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
