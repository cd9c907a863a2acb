import { wireQuoteOf } from '@book-store/contract/orders/quote/wire-quote';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { Price } from '../../../kit/money/price.tsx';
import { TaxLines } from '../../../kit/money/tax-lines.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { copiesInWords, copiesOf } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { cartTexts } from '../cart-texts.ts';
import type { CartItem } from '../parts/cart/cart-slice.ts';
import { DiscountCode } from '../parts/discount/discount-code.tsx';
import { useDiscount } from '../parts/discount/use-discount.ts';
import { DeliveryEstimate } from './delivery-estimate.tsx';

type CartSumProps = {
  /** Those that can be ordered. */
  books: readonly CartItem[];
  /** Set if some books cannot be ordered: shows what to do about them. */
  onBlocked: (() => void) | undefined;
};

/** The subtotal with the page's only primary button: a card, on phones a bar at the bottom of the screen. */
export function CartSum({ books, onBlocked }: CartSumProps) {
  const texts = useTexts();
  const words = useTexts(cartTexts);
  const common = useTexts(commonTexts);
  const count = copiesOf(books);
  // As specified, an empty cart keeps its link to the checkout.
  const leadsToShop = texts.isRefined && count === 0 && !onBlocked;
  const { data: shop } = useShopQuery();
  const discount = useDiscount(books);
  const { afterwards } = useTexts(cartTexts).discount;
  const quote = wireQuoteOf(discount.lines, {
    discount: discount.terms,
    // Until there is an address, at the rates of the shop's own country.
    tax: shop?.tax && { terms: shop.tax, at: new Date() },
  });
  return (
    <aside
      aria-label={words.subtotal}
      className="contents lg:sticky lg:top-24 lg:grid lg:gap-3 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-5"
    >
      <div className="sticky bottom-0 z-raised -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-y border-line bg-card px-4 py-2 md:-mx-8 md:px-8 lg:contents">
        <p className="flex flex-wrap items-baseline gap-x-4 lg:justify-between">
          <span>
            {words.subtotal}{' '}
            <span className="text-fine text-muted max-sm:sr-only">
              ({copiesInWords(books, common)})
            </span>
          </span>
          <Price amount={quote.books} className="text-h3 font-semibold lg:text-h2" />
        </p>
        <div className="grid lg:order-1">
          {onBlocked && (
            <Button inactive onClick={onBlocked} title={words.removeFirst}>
              {texts.cart.checkout}
            </Button>
          )}
          {!onBlocked && !leadsToShop && (
            <ButtonLink to={paths.checkout.to()}>{texts.cart.checkout}</ButtonLink>
          )}
          {leadsToShop && (
            <ButtonLink to={paths.home.to()}>{texts.cart.continueShopping}</ButtonLink>
          )}
        </div>
      </div>
      <div className="stack gap-2 pt-4 lg:contents">
        {count > 0 && <DiscountCode discount={discount} />}
        {quote.discount > 0 && (
          <p className="flex items-baseline justify-between gap-4 font-semibold">
            <span>{afterwards}</span>
            <Price amount={quote.subtotal} />
          </p>
        )}
        {quote.taxes && (
          <div className="text-fine text-muted empty:hidden">
            <TaxLines taxes={quote.taxes} />
          </div>
        )}
        {count > 0 && <DeliveryEstimate lines={discount.lines} discount={discount.terms} />}
        <p className="text-fine text-muted">{texts.cart.shippingNote}</p>
        {!leadsToShop && (
          <ButtonLink
            variant="link"
            to={paths.home.to()}
            className="justify-self-start lg:order-2 lg:justify-self-stretch"
          >
            {texts.cart.continueShopping}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
