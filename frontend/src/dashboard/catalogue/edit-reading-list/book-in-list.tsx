import { Button } from '../../../kit/button.tsx';
import { EditFields } from '../../../kit/forms/edit-form.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { readingListTexts } from '../reading-list-texts.ts';
import type { ReadingListFormState } from './list-values.ts';

type BookInListProps = {
  form: ReadingListFormState;
  at: number;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
};

export function BookInList({ form, at, onUp, onDown, onRemove }: BookInListProps) {
  const texts = useTexts(readingListTexts);
  const book = form.values.books[at];
  const title = book?.title || texts.gone;
  const of = <span className="sr-only">{texts.quoted(title)}</span>;
  return (
    <li>
      <fieldset className="grid gap-3 card p-4">
        <legend className="sr-only">{texts.book(at + 1, title)}</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-40 flex-1 font-semibold break-words">
            <span aria-hidden="true">{`${at + 1}. `}</span>
            {title}
          </p>
          <div className="flex flex-wrap gap-x-4">
            <Button variant="link" disabled={!onUp} onClick={onUp}>
              {texts.up}
              {of}
            </Button>
            <Button variant="link" disabled={!onDown} onClick={onDown}>
              {texts.down}
              {of}
            </Button>
            <Button variant="link" onClick={onRemove}>
              {texts.remove}
              {of}
            </Button>
          </div>
        </div>
        <p className="text-fine text-muted empty:hidden">
          {book?.hidden && texts.hidden}
          {book?.title === '' && texts.goneNote}
        </p>
        <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
          <EditFields of={form} names={[`books.${at}.sentence`, `books.${at}.by`]} />
        </div>
      </fieldset>
    </li>
  );
}
