import { SEARCH_MAX } from '@book-store/contract/lists';
import { type FormEvent, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { SearchSubmit } from '../../kit/lists/search-submit.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

/** The search term in the URL of the book list. */
function useWordsInAddress() {
  const { pathname, search } = useLocation();
  if (!matchPath(paths.manageBooks.pattern, pathname)) return '';
  return new URLSearchParams(search).get('q') ?? '';
}

/** Searches books by title, author or category and shows the results in Manage Books. */
export function AdminSearch() {
  const texts = useDashboardTexts();
  const navigate = useNavigate();
  const inAddress = useWordsInAddress();
  const [shown, setShown] = useState({ inAddress, typed: inAddress });
  if (shown.inAddress !== inAddress) setShown({ inAddress, typed: inAddress });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const q = shown.typed.trim();
    navigate(paths.manageBooks.to(q ? { q } : {}));
  }

  return (
    <search>
      <form onSubmit={onSubmit} className="relative">
        <input
          type="search"
          aria-label="Search your books by title, author or category"
          placeholder={texts.admin.searchPlaceholder}
          enterKeyHint="search"
          maxLength={SEARCH_MAX}
          value={shown.typed}
          onChange={(event) => setShown({ inAddress, typed: event.target.value })}
          className="min-h-11 w-full min-w-0 rounded-full border border-control bg-card pr-12 pl-4 placeholder:text-muted"
        />
        <SearchSubmit />
      </form>
    </search>
  );
}
