import { coverOf } from '@book-store/contract/pictures';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { categoryName } from '../../shared/categories.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Cover } from '../../shared/ui/cover.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { type CartItem, removeFromCart } from './cart-slice.ts';

type CartLineProps = { item: CartItem; gone: boolean };

export function CartLine({ item, gone }: CartLineProps) {
  const dispatch = useDispatch();
  const id = useId();
  const to = paths.book.to(item._id);
  return (
    <li className="flex gap-4 py-5">
      <Link to={to} tabIndex={-1} aria-hidden="true" className="w-20 shrink-0 md:w-24">
        <Cover
          image={coverOf(item)}
          title={item.title}
          author={item.author}
          tint={item.coverTint}
          alt=""
          sizes="(min-width: 768px) 96px, 80px"
          className="w-full"
        />
      </Link>
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="text-h3 break-words">
            <Link to={to} className="hover:underline">
              {item.title}
            </Link>
          </h2>
          <Price amount={item.newPrice} className="font-semibold" />
        </div>
        <p className="text-fine text-muted">{categoryName(item.category)}</p>
        {gone && (
          <p className="text-fine font-semibold text-bad">
            This book is no longer available. Please remove it to continue.
          </p>
        )}
        <div className="mt-auto flex items-center justify-between gap-4">
          <p className="text-fine text-muted">Qty: 1</p>
          <Button
            variant="link"
            aria-describedby={id}
            onClick={() => dispatch(removeFromCart(item._id))}
          >
            {texts.cart.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
