import type { AuthorView } from '@book-store/contract/schemas/shelf';
import { slugOf } from '@book-store/contract/slugs';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** The series of an author, each in reading order. */
export function AuthorSeries({ series }: Pick<AuthorView, 'series'>) {
  if (series.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2>Series in reading order</h2>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {series.map(({ name, books }) => (
          <section key={name} id={`series-${slugOf(name)}`} className="min-w-0 scroll-mt-32">
            <h3 className="break-words">{name}</h3>
            <ol className="mt-2">
              {books.map(({ _id, title, number }) => (
                <li key={_id} className="flex items-baseline gap-3">
                  <span className="min-w-6 shrink-0 text-right text-muted tabular-nums">
                    {number ?? '–'}
                  </span>
                  <Link
                    to={paths.book.to(_id)}
                    className="min-w-0 py-2 break-words hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
