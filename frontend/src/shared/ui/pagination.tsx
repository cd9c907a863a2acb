import { Link } from 'react-router-dom';
import { buttonClass } from './button.tsx';

type PaginationProps = { page: number; pages: number; to: (page: number) => string };

/** Links to the previous and next page, and the current position. */
export function Pagination({ page, pages, to }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4 py-4">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={buttonClass('secondary')}>
          Previous
        </Link>
      )}
      <span aria-current="page" className="tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={buttonClass('secondary')}>
          Next
        </Link>
      )}
    </nav>
  );
}
