import { useId } from 'react';
import { useStore } from 'react-redux';
import { texts } from '../../shared/specified-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast, warningDialog } from '../../shared/ui/dialogs.ts';
import { CartIcon } from '../../shared/ui/icons.tsx';
import { addToCart, type CartItem, type CartState, selectIsInCart } from './cart-slice.ts';

/** Adds the book to the cart and shows a toast; warns instead if it is already in the cart. */
export function AddToCartButton({ book }: { book: CartItem }) {
  const id = useId();
  // Read the store in the click handler, so that the second of two quick clicks sees the first.
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
      <Button onClick={add} aria-describedby={id} className="needs-script w-full">
        <CartIcon className="size-5" />
        {texts.book.addToCart}
      </Button>
      <span id={id} hidden>
        {book.title}
      </span>
    </>
  );
}
