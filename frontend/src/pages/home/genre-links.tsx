import { Link } from 'react-router-dom';
import { categories } from '../../shared/categories.ts';
import { paths } from '../../shared/paths.ts';

/** The genres as links, where no script can narrow the list. */
export function GenreLinks() {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {categories.map(({ value, name }) => (
        <li key={value}>
          <Link to={paths.search.to({ category: value })} className="link inline-block py-2.5">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
