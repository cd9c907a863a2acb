import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { Link, useSearchParams } from 'react-router-dom';
import type { CardPage } from '../../../api/calls/books-api.ts';
import { useGenresQuery } from '../../../api/calls/genres-api.ts';
import { parsePage } from '../../../lib/addresses/list-params.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { shelfTexts } from '../shelf-texts.ts';

/** Links to a genre with this name, and to the series and authors of the first book found. */
export function Leads({ q, found }: { q: string; found: CardPage | undefined }) {
  const texts = useTexts(shelfTexts).search;
  const [params] = useSearchParams();
  const { data: genres = [] } = useGenresQuery();
  const [first] = found?.books ?? [];
  if (!first || parsePage(params) > 1) return null;
  const isNamed = (name: string) => hasAllWords(name, q) || hasAllWords(q, name);
  const series = [first.series?.name ?? ''].filter(isNamed);
  const authors = authorsOf(first.author ?? '').filter(isNamed);
  return (
    <ul className="flex flex-wrap gap-3 empty:hidden">
      {genres
        .filter(({ name, books }) => books > 0 && slugOf(name) === slugOf(q))
        .map(({ slug, name }) => (
          <Lead key={slug} to={paths.genre.to(slug)} name={name} text={texts.allOfGenre} />
        ))}
      {series.map((name) => (
        <Lead key={name} to={paths.series.to(name)} name={name} text={texts.inOrder} />
      ))}
      {authors.map((name) => (
        <Lead key={name} to={paths.author.to(name)} name={name} text={texts.allOfAuthor} />
      ))}
    </ul>
  );
}

const wordsOf = (text: string) => slugOf(text).split('-').filter(Boolean);

function hasAllWords(text: string, of: string): boolean {
  const [has, needed] = [wordsOf(text), wordsOf(of)];
  return needed.length > 0 && needed.every((word) => has.includes(word));
}

const Lead = ({ to, name, text }: { to: string; name: string; text: string }) => (
  <li className="min-w-0">
    <Link
      to={to}
      className="block rounded-card border border-line bg-card px-4 py-2 break-words hover:bg-wash"
    >
      <span className="block font-semibold">{name}</span>
      <span className="block text-fine text-muted">{text}</span>
    </Link>
  </li>
);
