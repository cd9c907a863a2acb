import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { BellIcon } from '../../../kit/icons/icons.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { keptText } from '../../../lib/storage/kept-text.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../../people/parts/session/auth-context.ts';
import { returnState } from '../../people/parts/session/return-path.ts';
import { useGetWishesQuery, useMarkBookMutation } from '../../people/parts/wishes/api.ts';
import { MarkButton } from '../../people/parts/wishes/mark-button.tsx';
import { peopleTexts } from '../../people/texts.ts';

/** A notice when the book is back; visitors sign in and return here. */
export function TellMeButton({ book }: { book: { _id: string; title: string } }) {
  const words = useTexts(peopleTexts).marks.backInStock;
  const uid = useAuth().currentUser?.uid;
  const { accounts } = useShop();
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useGetWishesQuery(uid ?? '', { skip: !uid });
  const [markBook] = useMarkBookMutation();
  const isMarked = uid !== undefined && data?.backInStock.includes(book._id) === true;
  const { act } = useAction({
    run: async (marked: boolean) => {
      if (uid) await markBook({ uid, list: 'backInStock', bookId: book._id, marked }).unwrap();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor has become a customer
  useEffect(() => {
    if (uid && takeMark(book._id)) void act(true);
  }, [uid]);
  if (accounts === false) return null;

  function onPress() {
    if (uid) return void act(!isMarked);
    storeMark(book._id);
    void navigate(paths.login.to(), { state: returnState(location, 'backInStock') });
  }
  return (
    <MarkButton
      Icon={BellIcon}
      title={book.title}
      words={words}
      isMarked={isMarked}
      onPress={onPress}
    />
  );
}

const kept = keptText('book-store-pending-mark-v1', 'tab');
/** Long enough to register, too short to surprise the next person. */
const LIFETIME_MS = 10 * 60 * 1000;

type Pending = { bookId: string; until: number };

/** Keeps what a visitor wanted to learn of while they sign in. */
function storeMark(bookId: string): void {
  const pending: Pending = { bookId, until: Date.now() + LIFETIME_MS };
  kept.write(JSON.stringify(pending));
}

/** Returns whether the visitor wanted to learn of this book before signing in; once. */
function takeMark(bookId: string): boolean {
  const pending = (kept.parse() ?? {}) as Partial<Pending>;
  if (pending.bookId !== bookId) return false;
  kept.write(undefined);
  return (pending.until ?? 0) > Date.now();
}
