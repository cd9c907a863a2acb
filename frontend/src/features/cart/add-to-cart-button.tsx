import { useId } from 'react';
import { useStore } from 'react-redux';
import { texts } from '../../shared/specified-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast, warningDialog } from '../../shared/ui/dialogs.ts';
import { CartIcon } from '../../shared/ui/icons.tsx';
import { addToCart, type CartItem, type CartState, selectIsInCart } from './cart-slice.ts';

/** Appends the book and says so; for one that is there already it warns and changes nothing. */
export function AddToCartButton({ book }: { book: CartItem }) {
  const id = useId();
  // The store is read at the click, so that two quick clicks see one another.
  const store = useStore<{ cart: CartState }>();

  function add() {
    if (selectIsInCart(store.getState(), book._id)) {
      const { duplicateTitle, duplicateText, duplicateConfirm } = texts.cart;
      void warningDialog(duplicateTitle, duplicateText, duplicateConfirm);
      return;
    }
    store.dispatch(addToCart(book));
    void successToast(texts.cart.added);
  }

  return (
    <>
      <Button onClick={add} aria-describedby={id} className="w-full">
        <CartIcon className="size-5" />
        {texts.book.addToCart}
      </Button>
      <span id={id} hidden>
        {book.title}
      </span>
    </>
  );
}
