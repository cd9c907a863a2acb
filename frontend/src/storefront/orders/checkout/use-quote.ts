import type { QuoteTerms } from '@book-store/contract/orders/quote/quote';
import { wireQuoteOf } from '@book-store/contract/orders/quote/wire-quote';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import type { TaxAddress } from '@book-store/contract/settings/tax/tax';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import type { CartItem } from '../parts/cart/cart-slice.ts';
import type { Payments, PaymentsFor } from '../parts/checkout/use-payments.ts';
import { useDiscount } from '../parts/discount/use-discount.ts';
import type { UsedGiftCard } from './checkout-state.ts';

/** What the price of an order depends on besides its books. */
export type CheckoutTerms = {
  way: DeliveryWay | undefined;
  address?: TaxAddress | undefined;
  paymentsFor: PaymentsFor;
  giftCard?: UsedGiftCard | undefined;
  /** May be incomplete while a guest is typing. */
  guestEmail?: string | undefined;
};

const mostOf = ({ balance, amount = balance }: UsedGiftCard) => Math.min(balance, amount);

/**
 * Returns what the books cost, and how they can be paid. `quoteWith` returns what they cost by other terms; the
 * delivery is unknown as long as there is no way.
 */
export function useQuote(
  books: readonly CartItem[],
  { way, address, paymentsFor, giftCard, guestEmail }: CheckoutTerms,
) {
  const { data: shop } = useShopQuery();
  const discount = useDiscount(books, guestEmail);
  const isEmpty = books.length === 0;
  const terms: QuoteTerms = {
    discount: discount.terms,
    delivery: isEmpty ? undefined : way,
    usualWeight: shop?.usualWeight,
    tax: shop?.tax && { terms: shop.tax, address, at: new Date() },
    giftCard: giftCard && mostOf(giftCard),
  };
  const quoteWith = (others: QuoteTerms) => wireQuoteOf(discount.lines, { ...terms, ...others });
  const withoutFee = quoteWith({});
  const offered = paymentsFor((fee) => quoteWith({ fee }));
  const isCovered = withoutFee.giftCard > 0 && withoutFee.due === 0;
  const payments: Payments = isCovered
    ? { ...offered, chosen: { method: 'gift-card' }, isChoice: false }
    : offered;
  const quote = quoteWith({ fee: isEmpty ? 0 : payments.chosen?.fee });
  const isDeliveryKnown = isEmpty || way !== undefined || discount.given?.freeDelivery === true;
  return { discount, payments, quote, quoteWith, isDeliveryKnown };
}
