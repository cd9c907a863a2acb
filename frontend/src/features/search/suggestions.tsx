import { coverOf } from '@book-store/contract/pictures';
import type { BookView } from '@book-store/contract/schemas/books';
import { paths } from '../../shared/paths.ts';
import { Cover } from '../../shared/ui/cover.tsx';
import { dollars } from '../../shared/ui/price.tsx';

type SuggestionsProps = {
  id: string;
  books: readonly BookView[];
  active: number;
  query: string;
  onPick: (to: string) => void;
};

/** The listbox of the search field; operated with the field's arrow keys or a tap. */
export function Suggestions({ id, books, active, query, onPick }: SuggestionsProps) {
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label="Matching books"
        hidden={books.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-card border border-line bg-card shadow-cover"
      >
        {books.map((book, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox (aria-activedescendant)
          <div
            key={book._id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keep the focus in the field until the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(paths.book.to(book._id))}
            className="flex cursor-pointer items-center gap-3 px-4 py-2 hover:bg-wash aria-selected:bg-wash"
          >
            <Cover
              image={coverOf(book)}
              title={book.title}
              author={book.author}
              alt=""
              sizes="32px"
              className="w-8 shrink-0"
            />
            <span className="min-w-0 grow">
              <span className="block truncate font-semibold">{book.title}</span>
              <span className="block truncate text-fine text-muted">{book.author}</span>
            </span>
            <span className="tabular-nums">{dollars(book.newPrice)}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {books.length > 0 && `${books.length} suggestions for ${query}`}
      </p>
    </>
  );
}
