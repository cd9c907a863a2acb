import { useEffect, useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { BellIcon, HeartIcon } from '../../kit/icons/icons.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { type BookList, useGetWishesQuery, useMarkBookMutation } from './api.ts';
import { markTexts } from './mark-texts.ts';
import { storeMark, takeMark } from './pending-mark.ts';

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
  const words = useTexts(markTexts);
  const titleId = useId();
  const { data } = useGetWishesQuery(uid ?? '', { skip: !uid });
  const [markBook] = useMarkBookMutation();
  const isMarked = uid !== undefined && data?.[list].includes(book._id) === true;
  const { mark, marked } = words.marks[list];
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
