import { type Ref, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { NotKept } from '../../../kit/page/not-kept.tsx';
import emptyCart from '../../../kit/pictures/empty-cart.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { cartTexts } from '../cart-texts.ts';
import { addToCart, type CartItem } from '../parts/cart/cart-slice.ts';
import { useRefreshedCart } from '../parts/cart/use-refreshed-cart.ts';
import { CartLine } from './cart-line.tsx';
import { CartSum } from './cart-sum.tsx';
import { useRemovals } from './use-removals.ts';

/** The cart with its sum; an empty one keeps all its parts. */
export function CartView() {
  const texts = useTexts();
  const words = useTexts(cartTexts);
  const dispatch = useDispatch();
  const { items, gone, soldOut, most, isFetching } = useRefreshedCart();
  const { said, undo, undoRef, restored, clear, remove } = useRemovals(items);
  const noticeRef = useRef<HTMLDivElement>(null);
  const unavailable = items.filter(({ _id }) => gone.has(_id) || soldOut.has(_id));
  const ordered = items.filter((item) => !unavailable.includes(item));
  return (
    <div className="items-start gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1>{texts.cart.title}</h1>
          <Button variant="secondary" disabled={items.length === 0} onClick={clear}>
            {texts.cart.clear}
          </Button>
        </div>
        <p
          role="status"
          className="sticky top-32 z-raised mt-3 flex items-center justify-between gap-x-4 rounded-card border border-line bg-wash px-4 py-2 empty:hidden md:top-20"
        >
          {said && <span className="min-w-0 py-2 break-words">{said}</span>}
          {undo && (
            <Button ref={undoRef} variant="link" onClick={undo}>
              {words.undo}
            </Button>
          )}
        </p>
        <NotKept text={words.notKept} />
        <UnavailableNotice
          ref={noticeRef}
          items={unavailable}
          onRemove={() => remove(unavailable)}
        />
        {items.length === 0 ? (
          <EmptyState picture={<Picture drawing={emptyCart} />} text={texts.cart.empty} />
        ) : (
          <ul aria-busy={isFetching} className="mt-2 divide-y divide-line">
            {items.map((item) => (
              <CartLine
                key={item._id}
                item={item}
                takesFocus={restored === item._id}
                gone={gone.has(item._id)}
                soldOut={soldOut.has(item._id)}
                most={most?.get(item._id)}
                onQuantity={(quantity) =>
                  dispatch(addToCart({ ...item, quantity, wanted: undefined }))
                }
                onRemove={() => remove([item])}
              />
            ))}
          </ul>
        )}
      </div>
      <CartSum
        books={ordered}
        onBlocked={unavailable.length > 0 ? () => noticeRef.current?.focus() : undefined}
      />
    </div>
  );
}

type UnavailableNoticeProps = {
  ref: Ref<HTMLDivElement>;
  items: readonly CartItem[];
  onRemove: () => void;
};

/** Says what keeps the cart from being ordered, and puts it right. */
function UnavailableNotice({ ref, items, onRemove }: UnavailableNoticeProps) {
  const texts = useTexts(cartTexts);
  const count = items.length;
  return (
    <div ref={ref} role="status" tabIndex={-1} className="scroll-mt-36">
      {count > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-bad bg-card px-4 py-3">
          <p>{texts.blocked(count)}</p>
          <Button variant="secondary" onClick={onRemove}>
            {texts.removeThem(count)}
          </Button>
        </div>
      )}
    </div>
  );
}
