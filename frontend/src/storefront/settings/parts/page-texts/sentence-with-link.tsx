import { Link } from 'react-router-dom';
import type { Linked } from '../../../../lib/wording/storefront-texts.ts';

type SentenceWithLinkProps = { text: Linked; to: string; state?: unknown };

/** A sentence with a link in it. */
export const SentenceWithLink = ({
  text: [before, link, after],
  to,
  state,
}: SentenceWithLinkProps) => (
  <>
    {before}
    <Link to={to} state={state} className="link">
      {link}
    </Link>
    {after}
  </>
);
