import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useAuth } from '../../people/parts/session/auth-context.ts';
import { returnState } from '../../people/parts/session/return-path.ts';
import type { BookList } from '../../people/parts/wishes/api.ts';
import { MarkButton } from '../../people/parts/wishes/mark-button.tsx';

/** The wish list, and for a sold-out book a notice when it is back; visitors sign in and return here. */
export function WishActions({ book }: { book: BookView }) {
  const { currentUser } = useAuth();
  const { accounts } = useShop();
  const navigate = useNavigate();
  const location = useLocation();
  const marks = {
    book,
    uid: currentUser?.uid,
    onSignIn: (list: BookList) =>
      void navigate(paths.login.to(), { state: returnState(location, list) }),
  };
  // The wish list needs an account.
  if (accounts === false) return null;
  return (
    <>
      {!isBuyable(book) && <MarkButton list="backInStock" {...marks} />}
      <MarkButton list="wishes" {...marks} />
    </>
  );
}
