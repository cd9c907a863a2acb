import { mostCopiesOf } from '@book-store/contract/catalogue/stock/stock';
import { CART_BOOKS_MAX } from '@book-store/contract/people/account/account-limits';
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useSeveralCopies } from '../../../../api/calls/shop-api.ts';
import { Button, ButtonLink } from '../../../../kit/button.tsx';
import { alertDialog, successToast, warningDialog } from '../../../../kit/dialogs/dialogs.ts';
import { CartIcon, CheckIcon } from '../../../../kit/icons/icons.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { ordersTexts } from '../../texts.ts';
import {
  addToCart,
  type CartItem,
  type CartState,
  selectCartItems,
  selectCopies,
} from './cart-slice.ts';

type AddToCartButtonProps = {
  book: CartItem & Parameters<typeof mostCopiesOf>[0];
  /** How many copies, where the shop sells several. */
  quantity?: number;
};

/** Gives way to the words. */
const icon = 'size-5 shrink-0 @max-[10rem]:hidden';

/**
 * Adds the book to the cart and shows a toast. In its place then stands the way to the cart; as specified, where an
 * order has one copy of each book, the button stays and warns.
 */
export function AddToCartButton({ book, quantity = 1 }: AddToCartButtonProps) {
  const texts = useTexts();
  const words = useTexts(ordersTexts).addToCart;
  const id = useId();
  const navigate = useNavigate();
  const isSeveral = useSeveralCopies();
  const copies = useSelector((state: { cart: CartState }) => selectCopies(state, book._id));
  const isIn = copies > 0;
  const link = useRef<HTMLAnchorElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    // The button that had the focus has gone.
    if (isIn && isPressed.current) link.current?.focus();
    isPressed.current = false;
  }, [isIn]);
  // Read the store in the click handler, so that the second of two quick clicks sees the first.
  const store = useStore<{ cart: CartState }>();

  function add() {
    const before = selectCopies(store.getState(), book._id);
    if (before > 0 && !isSeveral) {
      const { duplicateTitle, duplicateText, duplicateConfirm } = texts.cart;
      void warningDialog(duplicateTitle, duplicateText, duplicateConfirm);
      return;
    }
    const most = mostCopiesOf(book);
    if (before >= most) {
      void alertDialog(words.noMore);
      return;
    }
    if (before === 0 && selectCartItems(store.getState()).length >= CART_BOOKS_MAX) {
      void alertDialog(words.full(CART_BOOKS_MAX));
      return;
    }
    isPressed.current = true;
    const several = { quantity: Math.min(before + quantity, most) };
    store.dispatch(addToCart({ ...book, ...(isSeveral && several) }));
    const href = paths.cart.to();
    const follow = () => void navigate(href);
    void successToast(texts.cart.added, { link: { text: words.view, href, follow } });
  }

  if (isIn && (isSeveral || texts.isRefined)) {
    return (
      <ButtonLink
        ref={link}
        to={paths.cart.to()}
        onClick={ignoreSecondClick}
        variant="secondary"
        className="w-full"
      >
        <CheckIcon className={icon} />
        <span>
          <span className="inline-block">
            {isSeveral ? words.copies(copies) : words.inCart}
            <span className="cart-link-dot"> ·</span>
          </span>{' '}
          <span className="cart-link-view">{words.view}</span>
        </span>
        <span className="sr-only">: {book.title}</span>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        variant={isIn ? 'secondary' : 'primary'}
        onClick={add}
        aria-describedby={id}
        className="needs-script w-full"
      >
        {isIn ? <CheckIcon className={icon} /> : <CartIcon className={icon} />}
        {isIn ? words.inCart : texts.book.addToCart}
      </Button>
      <span id={id} hidden>
        {book.title}
      </span>
    </>
  );
}

/** The second click of a double click on the button would open the cart. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
