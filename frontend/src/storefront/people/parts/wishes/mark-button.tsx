import { useEffect, useId } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { BellIcon, HeartIcon } from '../../../../kit/icons/icons.tsx';
import { useAction } from '../../../../kit/use-action.ts';
import { keptText } from '../../../../lib/storage/kept-text.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { type BookList, useGetWishesQuery, useMarkBookMutation } from './api.ts';

const ICONS: Record<BookList, typeof HeartIcon> = { wishes: HeartIcon, backInStock: BellIcon };

type MarkButtonProps = {
  list: BookList;
  book: { _id: string; title: string };
  /** Undefined for a visitor, who is asked to sign in. */
  uid: string | undefined;
  onSignIn: (list: BookList) => void;
};

/** Puts a book on a list of the account, or removes it. */
export function MarkButton({ list, book, uid, onSignIn }: MarkButtonProps) {
  const { marks } = useTexts(peopleTexts);
  const titleId = useId();
  const { data } = useGetWishesQuery(uid ?? '', { skip: !uid });
  const [markBook] = useMarkBookMutation();
  const isMarked = uid !== undefined && data?.[list].includes(book._id) === true;
  const { mark, marked } = marks[list];
  const Icon = ICONS[list];

  const { act: change } = useAction({
    run: async (wanted: boolean) => {
      if (uid) await markBook({ uid, list, bookId: book._id, marked: wanted }).unwrap();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor has become a customer
  useEffect(() => {
    if (uid && takeMark(list, book._id)) void change(true);
  }, [uid]);

  function onClick() {
    if (uid) return void change(!isMarked);
    storeMark(list, book._id);
    onSignIn(list);
  }

  return (
    <>
      <Button
        variant="secondary"
        onClick={onClick}
        aria-describedby={titleId}
        aria-pressed={isMarked}
        className="needs-script"
      >
        <Icon className={`size-5 ${isMarked ? 'fill-accent' : ''}`} />
        {isMarked ? marked : mark}
      </Button>
      <span id={titleId} hidden>
        {book.title}
      </span>
    </>
  );
}

const kept = keptText('book-store-pending-mark-v1', 'tab');
/** Long enough to register, too short to surprise the next person. */
const LIFETIME_MS = 10 * 60 * 1000;

type Pending = { list: BookList; bookId: string; until: number };

/** Keeps what a visitor wanted to mark while they sign in. */
function storeMark(list: BookList, bookId: string): void {
  const pending: Pending = { list, bookId, until: Date.now() + LIFETIME_MS };
  kept.write(JSON.stringify(pending));
}

/** Returns whether the visitor wanted to mark this book before signing in; once. */
function takeMark(list: BookList, bookId: string): boolean {
  const pending = (kept.parse() ?? {}) as Partial<Pending>;
  if (pending.list !== list || pending.bookId !== bookId) return false;
  kept.write(undefined);
  return (pending.until ?? 0) > Date.now();
}
