import { Link } from 'react-router-dom';
import type { Linked } from '../../lib/storefront-texts.ts';

type SentenceWithLinkProps = { text: Linked; to: string };

/** A sentence with a link in it. */
export const SentenceWithLink = ({ text: [before, link, after], to }: SentenceWithLinkProps) => (
  <>
    {before}
    <Link to={to} className="link">
      {link}
    </Link>
    {after}
  </>
);
