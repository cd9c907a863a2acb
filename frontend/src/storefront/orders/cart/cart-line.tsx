import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useGenreName } from '../../../api/calls/genres-api.ts';
import { Button } from '../../../kit/button.tsx';
import { QuantityStepper } from '../../../kit/fields/quantity-stepper.tsx';
import { LinePrice } from '../../../kit/money/line-price.tsx';
import { CoverLink } from '../../../kit/pictures/cover-link.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { authorsInShort } from '../../../lib/books/authors-in-short.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { cartTexts } from '../cart-texts.ts';
import type { CartItem } from '../parts/cart/cart-slice.ts';

type CartLineProps = {
  item: CartItem;
  /** Whether it has just come back. */
  takesFocus: boolean;
  gone: boolean;
  soldOut: boolean;
  /** How many copies one order can have; undefined: one, fixed. */
  most: number | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** One book, with its changes since it was put into the cart. */
export function CartLine(props: CartLineProps) {
  const { item, takesFocus, gone, soldOut, most, onQuantity, onRemove } = props;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const { quantity = 1 } = item;
  const texts = useTexts();
  const words = useTexts(cartTexts);
  const common = useTexts(commonTexts);
  const id = useId();
  const genre = useGenreName(item.category);
  return (
    <li className="@container py-5">
      <div className="flex flex-col gap-4 @min-[12rem]:flex-row">
        <CoverLink
          book={item}
          sizes="(min-width: 768px) 96px, 80px"
          className="w-20 shrink-0 md:w-24"
        />
        <div className="flex min-w-0 grow flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={id} className="min-w-0 grow basis-[8rem] text-h3 break-words">
              <Link ref={link} to={paths.book.to(item._id)} className="hover:underline">
                {item.title}
              </Link>
            </h2>
            <LinePrice
              price={item.newPrice}
              quantity={quantity}
              className={`text-right ${gone || soldOut ? 'text-muted line-through' : 'font-semibold'}`}
            />
          </div>
          <p className="text-fine break-words text-muted">
            {[item.author && authorsInShort(item.author, common), genre]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Change item={item} gone={gone} soldOut={soldOut} most={most} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
            {most && !gone && !soldOut ? (
              <QuantityStepper
                title={item.title}
                value={quantity}
                max={most}
                onChange={onQuantity}
              />
            ) : (
              <p className="text-fine text-muted">{words.quantity(quantity)}</p>
            )}
            <Button variant="link" aria-describedby={id} onClick={onRemove}>
              {texts.cart.remove}
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}

type ChangeProps = Pick<CartLineProps, 'item' | 'gone' | 'soldOut' | 'most'>;

function Change({ item, gone, soldOut, most }: ChangeProps) {
  const words = useTexts(cartTexts);
  const { newPrice, addedPrice = newPrice, quantity = 1, wanted = quantity } = item;
  if (gone || soldOut) {
    return <p className="text-fine font-semibold text-bad">{gone ? words.gone : words.soldOut}</p>;
  }
  return (
    <>
      {most && wanted > quantity && quantity >= most && (
        <p role="status" className="text-fine font-semibold text-bad">
          {words.lowered(wanted, quantity)}
        </p>
      )}
      {newPrice !== addedPrice && (
        <p
          className={`text-fine font-semibold ${newPrice > addedPrice ? 'text-bad' : 'text-good'}`}
        >
          {words.price(formatAmount(addedPrice), newPrice > addedPrice)}
        </p>
      )}
    </>
  );
}
