import type { FacetValue } from '@book-store/contract/schemas/shelf';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** The genres that an author writes in, as links to their shelves. */
export function AuthorGenres({ genres }: { genres: readonly FacetValue[] }) {
  if (genres.length === 0) return null;
  return (
    <p className="text-muted">
      Writes in{' '}
      {genres.map(({ value, label }, at) => (
        <span key={value}>
          {at > 0 && (at === genres.length - 1 ? ' and ' : ', ')}
          <Link to={paths.genre.to(value)} className="link inline-block py-2">
            {label}
          </Link>
        </span>
      ))}
    </p>
  );
}
