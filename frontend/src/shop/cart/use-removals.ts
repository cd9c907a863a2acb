import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type CartItem, clearCart, itemsRestored, removeFromCart } from './cart-slice.ts';

type Removal = { text: string; before: readonly CartItem[] | null };

/** Removes books from the cart, says so, and can undo the last removal. */
export function useRemovals(items: readonly CartItem[]) {
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
    clear() {
      setLast({ text: 'Your cart has been emptied.', before: items });
      dispatch(clearCart());
    },
    remove(removed: readonly CartItem[]) {
      const [only] = removed;
      const what =
        removed.length === 1 && only ? `“${only.title}” has` : `${removed.length} books have`;
      setLast({ text: `${what} been removed.`, before: items });
      for (const { _id } of removed) dispatch(removeFromCart(_id));
    },
    /** Undefined if there is nothing to undo. */
    undo: last?.before
      ? () => {
          dispatch(itemsRestored(last.before ?? []));
          setLast({ text: 'Everything is back in your cart.', before: null });
        }
      : undefined,
  };
}
