import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';

/** The authors of a book, each with a link to their books. */
export function AuthorLinks({ author }: { author: string | undefined }) {
  const texts = useTexts();
  if (!author) return texts.book.defaultAuthor;
  return authorsOf(author).map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {slugOf(name) ? (
        <Link to={paths.author.to(name)} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
    </Fragment>
  ));
}
