import { formatMoney } from '@book-store/contract/money';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useGenreName } from '../../api/genres-api.ts';
import { Button } from '../../kit/button.tsx';
import { CoverLink } from '../../kit/pictures/cover-link.tsx';
import { Price } from '../../kit/price.tsx';
import { authorsInShort } from '../../lib/authors-in-short.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import type { CartItem } from './cart-slice.ts';

type CartLineProps = { item: CartItem; gone: boolean; soldOut: boolean; onRemove: () => void };

/** One book, with its changes since it was put into the cart. */
export function CartLine({ item, gone, soldOut, onRemove }: CartLineProps) {
  const id = useId();
  const genre = useGenreName(item.category);
  return (
    <li className="flex gap-4 py-5">
      <CoverLink
        book={item}
        sizes="(min-width: 768px) 96px, 80px"
        className="w-20 shrink-0 md:w-24"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-baseline justify-between gap-x-4">
          <h2 id={id} className="min-w-0 text-h3 break-words">
            <Link to={paths.book.to(item._id)} className="hover:underline">
              {item.title}
            </Link>
          </h2>
          <Price
            amount={item.newPrice}
            className={gone || soldOut ? 'text-muted line-through' : 'font-semibold'}
          />
        </div>
        <p className="text-fine break-words text-muted">
          {item.author && `${authorsInShort(item.author)} · `}
          {genre}
        </p>
        <Change item={item} gone={gone} soldOut={soldOut} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-fine text-muted">Qty: 1</p>
          <Button variant="link" aria-describedby={id} onClick={onRemove}>
            {texts.cart.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

function Change({ item, gone, soldOut }: Omit<CartLineProps, 'onRemove'>) {
  const { newPrice, addedPrice = newPrice } = item;
  if (gone || soldOut) {
    return (
      <p className="text-fine font-semibold text-bad">
        {gone ? 'This book is no longer available.' : 'This book is sold out at the moment.'} It is
        not part of the subtotal.
      </p>
    );
  }
  if (newPrice === addedPrice) return null;
  return (
    <p className={`text-fine font-semibold ${newPrice > addedPrice ? 'text-bad' : 'text-good'}`}>
      The price has {newPrice > addedPrice ? 'risen' : 'fallen'} since you added it: it was{' '}
      {formatMoney(addedPrice)}.
    </p>
  );
}
