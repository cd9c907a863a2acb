import { coverOf } from '@book-store/contract/pictures';
import { Link } from 'react-router-dom';
import { useShopQuery } from '../../api/shop-api.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { FewLines } from '../../kit/contact-links.tsx';
import { Cover } from '../../kit/pictures/cover.tsx';
import { Price } from '../../kit/price.tsx';
import { deliveryWords, workingDays } from '../../lib/delivery-words.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import type { Cost, OrderedBook } from './order-body.ts';

type OrderSummaryProps = { books: readonly OrderedBook[]; cost: Cost };

/** The ordered books, what they cost and what the shop promises, beside the form or between form and button. */
export function OrderSummary({ books, cost }: OrderSummaryProps) {
  return (
    <aside
      aria-label="Your books"
      className="grid content-start gap-4 self-start card p-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-6"
    >
      <h2 className="text-h3">Your books</h2>
      {books.length === 0 && (
        <>
          <p>{texts.cart.empty}</p>
          <ButtonLink variant="secondary" to={paths.home.to()} className="justify-self-start">
            {texts.cart.continueShopping}
          </ButtonLink>
        </>
      )}
      <ul className="grid gap-4 empty:hidden">
        {books.map(({ _id, title, coverTint, newPrice, ...book }) => (
          <li key={_id} className="flex flex-wrap items-center gap-3">
            <Cover
              image={coverOf(book)}
              title={title}
              tint={coverTint}
              alt=""
              sizes="40px"
              className="w-[40px]"
            />
            <span className="line-clamp-2 grow basis-20 break-words">{title}</span>
            <Price amount={newPrice} className="ml-auto" />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line pt-4">
        <span>Delivery: </span>
        <span className="tabular-nums">
          {cost.delivery === undefined ? '…' : deliveryWords(cost.delivery)}
        </span>
      </p>
      <p className="flex items-baseline justify-between gap-4">
        <span>Payable in cash on delivery</span>
        <Price amount={cost.total} className="text-h3 font-semibold" />
      </p>
      <Promises />
    </aside>
  );
}

/** Who sells, when the parcel arrives, and what one can do about it then. */
function Promises() {
  const { data: shop } = useShopQuery();
  if (!shop) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-fine text-muted">
      <p>Your parcel arrives in {workingDays(shop.deliveryDays)}.</p>
      {shop.deliveryNote && <p className="break-words">{shop.deliveryNote}</p>}
      <p>
        You can cancel until we have packed your books. How to return them is in our{' '}
        <Link to={paths.terms.to()} target="_blank" className="link">
          terms
          <span className="sr-only"> (opens in a new tab)</span>
        </Link>
        .
      </p>
      <address className="not-italic">
        <span className="font-semibold">{shop.name}</span>
        {shop.address && <FewLines text={shop.address} />}
      </address>
    </div>
  );
}
