import { Link } from 'react-router-dom';
import { useGenresQuery } from '../../shared/api/genres-api.ts';
import { paths } from '../../shared/paths.ts';

/** The genres as links, where no script can narrow the list. */
export function GenreLinks() {
  const { data: genres = [] } = useGenresQuery();
  return (
    <ul className="flex flex-wrap gap-x-4">
      {genres.map(({ category, name }) => (
        <li key={category}>
          <Link to={paths.genre.to(category)} className="link inline-block py-2.5">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
