import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { pageCount } from '../../lib/list-params.ts';
import { buttonClass } from '../button.tsx';

type PaginationProps = {
  page: number;
  /** How many items the list has; unknown until it has loaded. */
  total: number | undefined;
  /** Whether `total` may still be that of another list. */
  loading: boolean;
  /** Returns the URL of a page; the first one has no number. */
  to: (page: number | undefined) => string;
};

/** Links to the previous and next page, and the current position. Leaves a page that has lost its last item. */
export function Pagination({ page, total = 0, loading, to }: PaginationProps) {
  const navigate = useNavigate();
  const pages = pageCount(total);
  const url = (number: number) => to(number === 1 ? undefined : number);
  const isPastEnd = !loading && pages > 0 && page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page turns out to be past the end
  useEffect(() => {
    if (isPastEnd) navigate(url(pages), { replace: true });
  }, [isPastEnd]);
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4 py-4">
      {page > 1 && (
        <Link to={url(page - 1)} rel="prev" className={buttonClass('secondary')}>
          Previous
        </Link>
      )}
      <span aria-current="page" className="tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={url(page + 1)} rel="next" className={buttonClass('secondary')}>
          Next
        </Link>
      )}
    </nav>
  );
}
