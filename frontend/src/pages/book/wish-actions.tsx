import { isBuyable } from '@book-store/contract/availability';
import type { BookView } from '@book-store/contract/schemas/books';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../features/account/auth-context.ts';
import { returnState } from '../../features/account/return-path.ts';
import { MarkButton } from '../../features/wishes/mark-button.tsx';
import type { BookList } from '../../features/wishes/wishes-api.ts';
import { paths } from '../../shared/paths.ts';

/** The wish list, and for a sold-out book a notice when it is back; visitors sign in and return here. */
export function WishActions({ book }: { book: BookView }) {
  const { currentUser } = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const marks = {
    book,
    uid: currentUser?.uid,
    onSignIn: (list: BookList) =>
      void navigate(paths.login.to(), { state: returnState(location, list) }),
  };
  return (
    <>
      {!isBuyable(book) && <MarkButton list="backInStock" {...marks} />}
      <MarkButton list="wishes" {...marks} />
    </>
  );
}
