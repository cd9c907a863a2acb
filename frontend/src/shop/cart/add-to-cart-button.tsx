import { CART_BOOKS_MAX } from '@book-store/contract/account-limits';
import { useId } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { alertDialog, successToast, warningDialog } from '../../kit/dialogs/dialogs.ts';
import { CartIcon, CheckIcon } from '../../kit/icons/icons.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import {
  addToCart,
  type CartItem,
  type CartState,
  selectCartCount,
  selectIsInCart,
} from './cart-slice.ts';

/** Adds the book to the cart and shows a toast; warns instead if it is already in the cart. */
export function AddToCartButton({ book }: { book: CartItem }) {
  const id = useId();
  const navigate = useNavigate();
  const isIn = useSelector((state: { cart: CartState }) => selectIsInCart(state, book._id));
  // Read the store in the click handler, so that the second of two quick clicks sees the first.
  const store = useStore<{ cart: CartState }>();

  function add() {
    if (selectIsInCart(store.getState(), book._id)) {
      const { duplicateTitle, duplicateText, duplicateConfirm } = texts.cart;
      void warningDialog(duplicateTitle, duplicateText, duplicateConfirm);
      return;
    }
    if (selectCartCount(store.getState()) >= CART_BOOKS_MAX) {
      void alertDialog(`Your cart is full: one order holds ${CART_BOOKS_MAX} books.`);
      return;
    }
    store.dispatch(addToCart(book));
    const href = paths.cart.to();
    const follow = () => void navigate(href);
    void successToast(texts.cart.added, { link: { text: 'View cart', href, follow } });
  }

  return (
    <>
      <Button
        variant={isIn ? 'secondary' : 'primary'}
        onClick={add}
        aria-describedby={id}
        className="needs-script w-full"
      >
        {isIn ? <CheckIcon className="size-5" /> : <CartIcon className="size-5" />}
        {isIn ? 'In your cart' : texts.book.addToCart}
      </Button>
      <span id={id} hidden>
        {book.title}
      </span>
    </>
  );
}
