import type { FacetValue } from '@book-store/contract/schemas/shelf';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { authorTexts } from './texts.ts';

/** The genres that an author writes in, as links to their shelves. */
export function AuthorGenres({ genres }: { genres: readonly FacetValue[] }) {
  const texts = useTexts(authorTexts);
  if (genres.length === 0) return null;
  return (
    <p className="text-muted">
      {texts.writesIn}
      {genres.map(({ value, label }, at) => (
        <span key={value}>
          {at > 0 && (at === genres.length - 1 ? texts.and : ', ')}
          <Link to={paths.genre.to(value)} className="link inline-block py-2">
            {label}
          </Link>
        </span>
      ))}
    </p>
  );
}
