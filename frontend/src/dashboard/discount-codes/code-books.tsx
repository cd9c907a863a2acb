import type { DiscountCodeView } from '@book-store/contract/schemas/discount-codes';
import { useRef, useState } from 'react';
import { IconButton } from '../../kit/button.tsx';
import { Wrong } from '../../kit/forms/form-problem.tsx';
import { CloseIcon } from '../../kit/icons/icons.tsx';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { BookFinder } from '../order-parts/book-finder.tsx';

type CodeBooksProps = {
  /** Ids of books, with commas between them. */
  value: string;
  error: string | undefined;
  /** Those that the code is for so far. */
  known: DiscountCodeView['books'];
  onChange: (books: string) => void;
};

/** The books that a code is for, found as those of an order. */
export function CodeBooks({ value, error, known, onChange }: CodeBooksProps) {
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const region = useRef<HTMLFieldSetElement>(null);
  useRestoreFocus(region, region);
  const ids = value.split(',').filter(Boolean);
  const titleOf = (id: string) =>
    found.get(id) ?? known.find(({ bookId }) => bookId === id)?.title ?? 'A deleted book';
  const give = (next: readonly string[]) => onChange(next.join(','));
  return (
    <fieldset ref={region} tabIndex={-1} className="grid gap-2 outline-none">
      <legend className="mb-2 font-semibold">Only for books</legend>
      <BookFinder
        added={new Map(ids.map((id) => [id, 1]))}
        sells={false}
        onAdd={({ _id, title }) => {
          setFound((others) => new Map([...others, [_id, title]]));
          if (!ids.includes(_id)) give([...ids, _id]);
        }}
      >
        <ul aria-label="Books of this code" className="empty:hidden">
          {ids.map((id) => (
            <li
              key={id}
              className="flex items-center justify-between gap-3 border-b border-line py-1"
            >
              <span className="min-w-0 break-words">{titleOf(id)}</span>
              <IconButton
                name={`Remove ${titleOf(id)}`}
                onClick={() => give(ids.filter((other) => other !== id))}
              >
                <CloseIcon className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      </BookFinder>
      <Wrong className="text-fine">{error}</Wrong>
    </fieldset>
  );
}
