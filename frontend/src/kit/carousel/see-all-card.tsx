import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../icons/icons.tsx';
import type { SeeAll } from './row-head.tsx';

/** The last card of a row: it links to everything that the row is a part of. */
export function SeeAllCard({ to, text }: SeeAll) {
  return (
    <Link
      to={to}
      className="grid h-full min-h-40 place-content-center justify-items-center gap-3 rounded-card border border-line bg-wash p-4 text-center font-title text-h3 font-semibold hover:border-control hover:underline"
    >
      <ArrowRightIcon className="size-8" />
      {text}
    </Link>
  );
}
