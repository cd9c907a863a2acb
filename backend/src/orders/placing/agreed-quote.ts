import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { toMinor, toMoneyText } from '@book-store/contract/money';
import {
  type BooksUnavailable,
  PriceChanged,
} from '@book-store/contract/orders/order/orders.schemas';
import type { PaymentMethod } from '@book-store/contract/settings/payment/payment';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { codeRefused } from '../discount-codes/code-refused.ts';
import { type ChosenPayment, notOffered } from './choose-payment.ts';
import {
  type OrderTerms,
  type PricedBook,
  type PricedOrder,
  priceOrder,
  type Wanted,
} from './order-pricing.ts';
import { outOfStock, titlesWithStock } from './out-of-stock.ts';

/** What a customer orders, and the total that they saw. */
type Ordered = Wanted & { totalPrice: string; payment?: PaymentMethod | undefined };

type Agreed = PricedOrder & { payment: ChosenPayment };

/**
 * Returns the shop's prices if they match what the customer saw. Throws `book-gone`, `out-of-stock`,
 * `code-refused`, `price-changed`, and `bad-request` for a payment method that is not offered.
 */
export function agreedQuote(
  body: Ordered,
  books: readonly PricedBook[],
  terms: OrderTerms,
): Agreed {
  const { payment, ...priced } = priceOrder(body, books, terms);
  if (priced.gone.length > 0) throw bookGone(priced.gone);
  if (priced.soldOut.length > 0) throw soldOut(body, books);
  if (priced.refusal) throw codeRefused(priced.refusal);
  if (!payment) throw notOffered(body.payment);
  const agreed = { ...priced, payment };
  if (priced.totalCents !== toMinor(Number(body.totalPrice))) throw priceChanged(agreed);
  return agreed;
}

function bookGone(bookIds: string[]): AppError {
  return new AppError('book-gone', {
    detail: 'A book in your cart is no longer available. Please remove it and try again.',
    extra: { bookIds } satisfies z.input<typeof BooksUnavailable>,
  });
}

/** Whether stock has to be taken; without stock, the book is reordered from the publisher. */
const isCounted = ({ stock }: PricedBook) => typeof stock === 'number' && stock > 0;

/** Names the books with too few copies; all counted ones if there are enough by now. */
export function soldOut(
  { productIds, quantities }: Wanted,
  books: readonly PricedBook[],
): AppError {
  const inOrder = productIds.flatMap((id) => books.filter(({ _id }) => _id.toString() === id));
  const missing = inOrder.filter(
    (book) => !isBuyable(book, quantities?.[productIds.indexOf(book._id.toString())]),
  );
  const named = missing.length > 0 ? missing : inOrder.filter(isCounted);
  const detail = `Sold out: ${titlesWithStock(named)}. Please remove it from your cart and try again.`;
  return outOfStock(detail, named);
}

export function priceChanged({
  lines,
  deliveryCents,
  payment,
  discountCode,
  taxes,
  totalCents,
}: Agreed): AppError {
  return new AppError('price-changed', {
    detail: 'Prices have changed since you filled your cart. Please check the new total.',
    extra: {
      totalPrice: toMoneyText(totalCents),
      deliveryFee: deliveryCents,
      paymentFee: payment.fee,
      discount: discountCode?.cents || undefined,
      taxes,
      lines: lines.map(({ bookId, title, priceCents, quantity }) => ({
        bookId,
        title,
        price: priceCents,
        quantity,
      })),
    } satisfies z.output<typeof PriceChanged>,
    wire: PriceChanged,
  });
}
