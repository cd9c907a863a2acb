import { SEARCH_MAX } from '@book-store/contract/lists';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchSubmit } from '../../../../kit/lists/search-submit.tsx';
import { OptionsContext } from '../../../../kit/menus/option.tsx';
import { useActiveOption } from '../../../../kit/menus/use-active-option.ts';
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
  const listId = useId();
  const navigate = useNavigate();
  const { key } = useLocation();
  const root = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const { activeId, active, options, reset, move, onArrow } = useActiveOption(root);
  const q = useDebounced(typed.trim(), 200);
  const { currentData: found, isError } = useSearchEverythingQuery(
    { q },
    { skip: !open || q.length < SEARCHED_FROM },
  );
  const isShown = open && q.length >= SEARCHED_FROM && (found !== undefined || isError);
  const count = found ? sumOf(Object.values(found).map((group) => group.found.length)) : 0;

  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    close();
  }

  function close() {
    setOpen(false);
    reset();
  }

  function go(to: string) {
    close();
    navigate(to);
  }

  /** Opens what is active, or the only result; otherwise the first one becomes active. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const only = isShown && count === 1 ? options()[0] : undefined;
    const chosen = isShown ? (active() ?? only) : undefined;
    if (chosen) chosen.click();
    else if (isShown) move(1);
    else setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      return close();
    }
    if (onArrow(event)) setOpen(true);
  }

  return (
    <search
      ref={root}
      className="relative block min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <form onSubmit={onSubmit} className="relative">
        <input
          type="search"
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={searchPlaceholder}
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            reset();
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
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
