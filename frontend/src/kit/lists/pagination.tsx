import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageCount } from '../../lib/addresses/list-params.ts';
import { PageNumbers } from './page-numbers.tsx';

type PaginationProps = {
  page: number;
  /** Undefined until the list has loaded. */
  total: number | undefined;
  /** Whether `total` may still belong to another list. */
  loading: boolean;
  /** Returns the URL of a page; the first one has no number. */
  to: (page: number | undefined) => string;
};

/** Links to the pages of a list. Leaves a page that has lost its last item. */
export function Pagination({ page, total = 0, loading, to }: PaginationProps) {
  const navigate = useNavigate();
  const pages = pageCount(total);
  const url = (number: number) => to(number === 1 ? undefined : number);
  const isPastEnd = !loading && pages > 0 && page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page turns out to be past the end
  useEffect(() => {
    if (isPastEnd) navigate(url(pages), { replace: true });
  }, [isPastEnd]);
  return <PageNumbers page={page} pages={pages} to={url} />;
}
