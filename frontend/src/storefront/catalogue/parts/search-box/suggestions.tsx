import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import type { SuggestionsView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { SearchIcon } from '../../../../kit/icons/icons.tsx';
import { Option, OptionGroup } from '../../../../kit/menus/option.tsx';
import { Cover } from '../../../../kit/pictures/cover.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { searchBoxTexts } from '../../search-box-texts.ts';

/** With fewer letters nothing is suggested. */
export const SUGGESTED_FROM = 2;

const searchFor = (q: string) => paths.search.to({ q });

/** Books, authors, series and genres for what is typed, and the way to all results; near words if there are none. */
export function Suggestions({ found, words }: { found: SuggestionsView; words: string }) {
  const { books, authors, series, genres, total, match, near } = found;
  const texts = useTexts(searchBoxTexts);
  const seeAll = match === 'near' ? texts.seeAllNear : texts.seeAll;
  return (
    <>
      <OptionGroup name={texts.books}>
        {books.map((book) => (
          <Book key={book._id} book={book} />
        ))}
      </OptionGroup>
      <OptionGroup name={texts.authors}>
        {authors.map(({ slug, name, books: count }) => (
          <Named key={slug} to={paths.author.to(name)} name={name} count={count} />
        ))}
      </OptionGroup>
      <OptionGroup name={texts.series}>
        {series.map(({ slug, name, books: count }) => (
          <Named key={slug} to={paths.series.to(slug)} name={name} count={count} />
        ))}
      </OptionGroup>
      <OptionGroup name={texts.genres}>
        {genres.map(({ slug, name, books: count }) => (
          <Named key={slug} to={paths.genre.to(slug)} name={name} count={count} />
        ))}
      </OptionGroup>
      <OptionGroup name={texts.didYouMean}>
        {near.map((word) => (
          <Words key={word} words={word} />
        ))}
      </OptionGroup>
      {total > 0 && (
        // In sight however many suggestions there are.
        <div role="presentation" className="sticky bottom-0 -mt-px border-t border-line bg-card">
          <Option to={searchFor(words)}>
            <span className="font-semibold">{seeAll(total)}</span>
          </Option>
        </div>
      )}
    </>
  );
}

/** The last own searches, shown before anything is typed. */
export function OwnSearches({ searches }: { searches: readonly string[] }) {
  const { last } = useTexts(searchBoxTexts);
  return (
    <OptionGroup name={last}>
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

function Named({ to, name, count }: { to: string; name: string; count: number }) {
  const { books } = useTexts(commonTexts);
  return (
    <Option to={to}>
      <span className="min-w-0 grow truncate">{name}</span>
      <span className="text-fine text-muted tabular-nums">{books(count)}</span>
    </Option>
  );
}

function Book({ book }: { book: BookCardView }) {
  const { book: volume } = useTexts(commonTexts).volume;
  const { number } = book.series ?? {};
  return (
    <Option to={paths.book.to(book._id)}>
      <Cover book={book} alt="" sizes="32px" className="w-8 shrink-0" />
      {/* Where text is large, the price stands below the title, which is whole. */}
      <span className="min-w-0 grow @xs:flex @xs:items-center @xs:gap-3">
        <span className="block min-w-0 grow">
          <span className="line-clamp-2 font-semibold break-words @max-xs:line-clamp-none">
            {book.title}
          </span>
          <span className="text-fine text-muted @xs:flex">
            <span className="@xs:truncate">{book.author}</span>
            {number !== undefined && (
              <span className="shrink-0 @xs:whitespace-pre">
                {book.author && ' · '}
                {volume(number)}
              </span>
            )}
          </span>
        </span>
        <span className="block tabular-nums">{formatAmount(book.newPrice)}</span>
      </span>
    </Option>
  );
}
