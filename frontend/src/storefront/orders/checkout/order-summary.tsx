import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import { amountOf, titleOfCopies } from '@book-store/contract/orders/order/orders';
import { formatDays } from '@book-store/contract/promised-days';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { Link } from 'react-router-dom';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { FewLines } from '../../../kit/contact-links.tsx';
import { DiscountLine } from '../../../kit/money/discount-line.tsx';
import { Price } from '../../../kit/money/price.tsx';
import { SumLine } from '../../../kit/money/sum-line.tsx';
import { addedTaxes, includedTaxes, TaxLines } from '../../../kit/money/tax-lines.tsx';
import { Cover } from '../../../kit/pictures/cover.tsx';
import { kitTexts } from '../../../kit/texts.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { deliveryWords, wayName } from '../../../lib/ordering/delivery-words.ts';
import { orderingTexts } from '../../../lib/ordering/texts.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { useIsOrderedFirst } from '../parts/cart/use-is-ordered-first.ts';
import { usePromisedDays } from '../parts/cart/use-promised-days.ts';
import { DiscountCode } from '../parts/discount/discount-code.tsx';
import { useCheckout } from './use-checkout.ts';

/** Beside the form on wide screens, between form and button on narrow ones. */
export function OrderSummary() {
  const { books, quote, isDeliveryKnown, discount, discountGiven, ways, payments, giftCard } =
    useCheckout();
  const texts = useTexts();
  const words = useTexts(checkoutTexts);
  const ordering = useTexts(orderingTexts);
  const delivery = useTexts(commonTexts).delivery;
  const { methods } = useTexts(orderingTexts).payment;
  const method = payments.chosen?.method;
  const payable = method ? words.payable[method] : words.toPay;
  return (
    <aside
      aria-label={words.yourBooks}
      className="stack content-start gap-4 self-start card p-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-6"
    >
      <h2 className="text-h3">{words.yourBooks}</h2>
      {books.length === 0 && (
        <>
          <p>{texts.cart.empty}</p>
          <ButtonLink variant="secondary" to={paths.home.to()} className="justify-self-start">
            {texts.cart.continueShopping}
          </ButtonLink>
        </>
      )}
      <ul className="stack gap-4 empty:hidden">
        {books.map(({ _id, newPrice, quantity = 1, ...book }) => (
          <li key={_id} className="flex flex-wrap items-center gap-3">
            <Cover book={book} alt="" sizes="40px" className="w-[40px]" />
            <span className="line-clamp-2 min-w-0 grow basis-[4rem] break-words max-xs:line-clamp-none">
              {titleOfCopies({ title: book.title, quantity })}
            </span>
            <Price amount={amountOf({ price: newPrice, quantity })} className="ml-auto" />
          </li>
        ))}
      </ul>
      <div className="border-t border-line" />
      {books.length > 0 && discount && <DiscountCode discount={discount} />}
      {!discount && <DiscountLine discount={discountGiven} />}
      <SumLine name={`${ways.isChoice ? wayName(ways.chosen, ordering) : words.delivery}: `}>
        {isDeliveryKnown ? deliveryWords(quote.delivery, delivery) : '…'}
      </SumLine>
      {method && quote.fee > 0 && (
        <SumLine name={`${methods[method]}: `}>{formatAmount(quote.fee)}</SumLine>
      )}
      <TaxLines taxes={addedTaxes(quote.taxes)} />
      {giftCard && (
        <>
          <SumLine name={`${words.giftCard.total}: `}>{formatAmount(quote.total)}</SumLine>
          <SumLine name={`${words.giftCard.name} ${maskedGiftCard(giftCard.lastFour)}: `}>
            {formatAmount(0 - quote.giftCard)}
          </SumLine>
        </>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{payable}</span>
        <Price amount={quote.due} className="text-h3 font-semibold" />
      </p>
      <TaxLines taxes={includedTaxes(quote.taxes)} className="text-fine text-muted" />
      <Promises way={ways.chosen} />
    </aside>
  );
}

function Promised({ way, shop }: { way: DeliveryWay; shop: ShopView }) {
  const words = useTexts(checkoutTexts);
  const language = useLanguage();
  const { workingDays, onceAllHere } = useTexts(commonTexts).delivery;
  const isOrderedFirst = useIsOrderedFirst();
  const onceHere = isOrderedFirst ? onceAllHere : '';
  const days = usePromisedDays(isOrderedFirst)(way, shop);
  const isPickUp = way.kind === 'pick-up';
  const said = days
    ? (isPickUp ? words.readyOn : words.arrivesOn)(formatDays(days, language))
    : (isPickUp ? words.readyIn : words.arrivesIn)(`${workingDays(way.days)}${onceHere}`);
  return <p>{said}</p>;
}

function Promises({ way }: { way: DeliveryWay | undefined }) {
  const words = useTexts(checkoutTexts);
  const { newTab } = useTexts(kitTexts);
  const { data: shop } = useShopQuery();
  if (!shop) return null;
  const [before, link, after] = words.cancelling;
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-fine text-muted">
      {way && <Promised way={way} shop={shop} />}
      {shop.deliveryNote && <p className="break-words">{shop.deliveryNote}</p>}
      <p>
        {before}
        <Link to={paths.terms.to()} target="_blank" className="link">
          {link}
          <span className="sr-only">{newTab}</span>
        </Link>
        {after}
      </p>
      <address className="not-italic">
        <span className="font-semibold">{shop.name}</span>
        {shop.address && <FewLines text={shop.address} />}
      </address>
    </div>
  );
}
