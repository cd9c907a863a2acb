import { Link } from 'react-router-dom';
import { useGenresQuery } from '../../../../api/calls/genres-api.ts';
import { paths } from '../../../../lib/addresses/paths.ts';

/** The genres that have books, as a way on from a page without any. */
export function GenrePills() {
  const { data: genres = [] } = useGenresQuery();
  return (
    <ul className="flex flex-wrap justify-center gap-2 empty:hidden">
      {genres
        .filter(({ books }) => books > 0)
        .map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={paths.genre.to(slug)}
              className="inline-flex min-h-11 items-center rounded-full border border-control bg-card px-4 hover:bg-wash"
            >
              {name}
            </Link>
          </li>
        ))}
    </ul>
  );
}
