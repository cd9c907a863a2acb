import { Link } from 'react-router-dom';
import type { Linked } from '../../lib/storefront-texts.ts';

/** A sentence with a link in it, to a page or to a place on this one. */
export const SentenceWithLink = ({
  text: [before, link, after],
  to,
}: {
  text: Linked;
  to: string;
}) => (
  <>
    {before}
    {to.startsWith('#') ? (
      <a href={to} className="link">
        {link}
      </a>
    ) : (
      <Link to={to} className="link">
        {link}
      </Link>
    )}
    {after}
  </>
);
