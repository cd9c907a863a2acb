import type { AuthorView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { Link } from 'react-router-dom';
import { Cover } from '../../../kit/pictures/cover.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { shelfTexts } from '../shelf-texts.ts';

/** The series of an author, each with the cover of its first volume; on phones in a row to push. */
export function AuthorSeries({ series }: Pick<AuthorView, 'series'>) {
  const texts = useTexts(shelfTexts).ofAuthor;
  const common = useTexts(commonTexts);
  if (series.length === 0) return null;
  return (
    <section aria-label={texts.series}>
      <h2 className="text-lead">{texts.series}</h2>
      <ul className="-mx-1.5 flex gap-3 overflow-x-auto px-1.5 py-2 lg:flex-wrap">
        {series.map(({ slug, name, books, first }) => (
          <li key={slug} className="max-w-72 shrink-0">
            <Link
              to={paths.series.to(slug)}
              className="flex h-full items-center gap-3 rounded-card border border-line bg-card p-2 pr-4 hover:bg-wash"
            >
              <Cover book={first} alt="" sizes="40px" className="w-10 shrink-0" />
              <span className="min-w-0">
                <span className="line-clamp-2 font-semibold break-words">{name}</span>
                <span className="block text-fine text-muted">{common.books(books)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
