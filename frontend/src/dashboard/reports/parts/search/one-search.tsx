import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchSubmit } from '../../../../kit/lists/search-submit.tsx';
import { OptionsContext } from '../../../../kit/menus/option.tsx';
import { useCombobox } from '../../../../kit/menus/use-combobox.ts';
import { sumOf } from '../../../../lib/money/amount.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { searchTexts } from '../../search-texts.ts';
import { useSearchEverythingQuery } from './api.ts';
import { SearchResults } from './search-results.tsx';

/** With fewer letters nothing is searched. */
const SEARCHED_FROM = 2;

/** The search of everything: a combobox whose list has a few orders, customers, books and papers. */
export function OneSearch() {
  const texts = useTexts(searchTexts);
  const { searchPlaceholder } = useDashboardTexts().admin;
  const navigate = useNavigate();
  const { listId, typed, open, activeId, ...box } = useCombobox();
  const q = useDebounced(typed.trim(), 200);
  const { currentData: found, isError } = useSearchEverythingQuery(
    { q },
    { skip: !open || q.length < SEARCHED_FROM },
  );
  const isShown = open && q.length >= SEARCHED_FROM && (found !== undefined || isError);
  const count = found ? sumOf(Object.values(found).map((group) => group.found.length)) : 0;

  function go(to: string) {
    box.close();
    navigate(to);
  }

  /** Opens what is active, or the only result; otherwise the first one becomes active. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const only = isShown && count === 1 ? box.options()[0] : undefined;
    const chosen = isShown ? (box.active() ?? only) : undefined;
    if (chosen) chosen.click();
    else if (isShown) box.move(1);
    else box.show();
  }

  return (
    <search {...box.root} className="relative block min-w-0">
      <form onSubmit={onSubmit} className="relative">
        <input
          {...box.field}
          type="search"
          role="combobox"
          aria-label={texts.label}
          aria-expanded={isShown}
          placeholder={searchPlaceholder}
          className="min-h-11 w-full min-w-0 rounded-full border border-control bg-card pr-12 pl-4 placeholder:text-muted"
        />
        <SearchSubmit />
      </form>
      <div
        hidden={!isShown}
        className="fixed inset-x-4 top-16 z-panel max-h-[calc(100svh-9rem)] overflow-y-auto card py-1 shadow-cover md:absolute md:inset-x-0 md:top-full md:mt-2 md:w-[34rem]"
      >
        {!found && isError && <p className="px-4 py-3">{texts.failed}</p>}
        {found && count === 0 && <p className="px-4 py-3 break-words">{texts.none(q)}</p>}
        <div id={listId} role="listbox" aria-label={texts.results}>
          <OptionsContext value={{ activeId, onPick: go }}>
            {found && isShown && <SearchResults found={found} q={q} />}
          </OptionsContext>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isShown && (found ? (count === 0 ? texts.none(q) : texts.count(count)) : texts.failed)}
      </p>
    </search>
  );
}
