import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { cartTexts } from '../cart-texts.ts';
import {
  type CartItem,
  clearCart,
  itemsRestored,
  removeFromCart,
} from '../parts/cart/cart-slice.ts';

type Removal = {
  text: string;
  before: readonly CartItem[] | null;
  /** The first book that has come back. */
  restored?: string | undefined;
};

/** Removes books from the cart, says so, and can undo the last removal. */
export function useRemovals(items: readonly CartItem[]) {
  const texts = useTexts(cartTexts);
  const dispatch = useDispatch();
  const [last, setLast] = useState<Removal | null>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  // The button that was pressed may be gone with its line.
  useEffect(() => {
    if (last?.before) undoRef.current?.focus({ preventScroll: true });
  }, [last]);

  return {
    said: last?.text ?? '',
    undoRef,
    /** The id of the book whose line takes the focus from the undo button, which has gone. */
    restored: last?.restored,
    clear() {
      setLast({ text: texts.emptied, before: items });
      dispatch(clearCart());
    },
    remove(removed: readonly CartItem[]) {
      setLast({ text: texts.removed(removed.length, removed[0]?.title ?? ''), before: items });
      for (const { _id } of removed) dispatch(removeFromCart(_id));
    },
    /** Undefined if there is nothing to undo. */
    undo: last?.before
      ? () => {
          dispatch(itemsRestored(last.before ?? []));
          const back = last.before?.find(({ _id }) => !items.some((item) => item._id === _id));
          setLast({ text: texts.restored, before: null, restored: back?._id });
        }
      : undefined,
  };
}
