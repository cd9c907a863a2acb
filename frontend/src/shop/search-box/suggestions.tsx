import { formatMoney } from '@book-store/contract/money';
import { coverOf } from '@book-store/contract/pictures';
import type { BookCardView } from '@book-store/contract/schemas/books';
import type { SuggestionsView } from '@book-store/contract/schemas/shelf';
import { SearchIcon } from '../../kit/icons/icons.tsx';
import { Cover } from '../../kit/pictures/cover.tsx';
import { counted } from '../../lib/amount.ts';
import { paths } from '../../lib/paths.ts';
import { Option, OptionGroup } from './option.tsx';

/** With fewer letters nothing is suggested. */
export const SUGGESTED_FROM = 2;

const searchFor = (q: string) => paths.search.to({ q });

/** Books, authors, series and genres for what is typed, and the way to all results; near words if there are none. */
export function Suggestions({ found, words }: { found: SuggestionsView; words: string }) {
  const { books, authors, series, genres, total, match, near } = found;
  const things = (many: number) =>
    match === 'near' ? counted(many, 'close match', 'close matches') : counted(many, 'result');
  return (
    <>
      <OptionGroup name="Books">
        {books.map((book) => (
          <Book key={book._id} book={book} />
        ))}
      </OptionGroup>
      <OptionGroup name="Authors">
        {authors.map(({ slug, name, books: count }) => (
          <Named key={slug} to={paths.author.to(name)} name={name} count={count} />
        ))}
      </OptionGroup>
      <OptionGroup name="Series">
        {series.map(({ slug, name, books: count }) => (
          <Named key={slug} to={paths.series.to(slug)} name={name} count={count} />
        ))}
      </OptionGroup>
      <OptionGroup name="Genres">
        {genres.map(({ slug, name, books: count }) => (
          <Named key={slug} to={paths.genre.to(slug)} name={name} count={count} />
        ))}
      </OptionGroup>
      <OptionGroup name="Did you mean">
        {near.map((word) => (
          <Words key={word} words={word} />
        ))}
      </OptionGroup>
      {total > 0 && (
        <Option to={searchFor(words)}>
          <span className="font-semibold">See all {things(total)}</span>
        </Option>
      )}
    </>
  );
}

/** The last own searches, shown before anything is typed. */
export function OwnSearches({ searches }: { searches: readonly string[] }) {
  return (
    <OptionGroup name="Your last searches">
      {searches.map((words) => (
        <Words key={words} words={words} />
      ))}
    </OptionGroup>
  );
}

const Words = ({ words }: { words: string }) => (
  <Option to={searchFor(words)}>
    <SearchIcon className="size-5 shrink-0 text-muted" />
    <span className="truncate">{words}</span>
  </Option>
);

const Named = ({ to, name, count }: { to: string; name: string; count: number }) => (
  <Option to={to}>
    <span className="min-w-0 grow truncate">{name}</span>
    <span className="text-fine text-muted tabular-nums">{counted(count, 'book')}</span>
  </Option>
);

const Book = ({ book }: { book: BookCardView }) => (
  <Option to={paths.book.to(book._id)}>
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
    <span className="tabular-nums">{formatMoney(book.newPrice)}</span>
  </Option>
);
