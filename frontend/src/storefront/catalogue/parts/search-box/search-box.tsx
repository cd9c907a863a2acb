import { SEARCH_MAX } from '@book-store/contract/lists';
import { type FormEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchSubmit } from '../../../../kit/lists/search-submit.tsx';
import { useActiveOption } from '../../../../kit/menus/use-active-option.ts';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { frameTexts } from '../../../frame/texts.ts';
import { ownSearches } from './own-searches.ts';
import type { SearchPanelProps } from './search-panel.tsx';

/** Its code is loaded with the first focus: most visitors never need it. */
const SearchPanel = lazyPart<SearchPanelProps>(
  async () => (await import('./search-panel.tsx')).SearchPanel,
);

/** The search field of the header: a combobox that suggests books, authors and genres while typing. */
export function SearchBox() {
  const texts = useTexts();
  const { search } = useTexts(frameTexts);
  const listId = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const queryInUrl =
    location.pathname === paths.search.pattern
      ? (new URLSearchParams(location.search).get('q') ?? '')
      : '';
  const [typed, setTyped] = useState(queryInUrl);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  const { activeId, active, reset, onArrow } = useActiveOption(root);
  const words = useDebounced(typed.trim(), 150);

  // Every navigation closes the list. Not in an effect, whose first run would clear what was typed before it.
  const [entry, setEntry] = useState(location.key);
  if (entry !== location.key) {
    setEntry(location.key);
    setTyped(queryInUrl);
    close();
  }

  function close() {
    setOpen(false);
    reset();
  }

  function go(to: string) {
    ownSearches.add(new URLSearchParams(to.split('?')[1]).get('q') ?? '');
    close();
    field.current?.blur();
    navigate(to);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const chosen = open && active();
    if (chosen) chosen.click();
    else go(paths.search.to({ q: typed.trim() }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      return close();
    }
    if (onArrow(event)) setOpen(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus that leaves the field and its list
    <div
      ref={root}
      className="@3xl:relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers before 2023 */}
      <form role="search" action={paths.search.pattern} onSubmit={onSubmit} className="relative">
        <input
          ref={field}
          name="q"
          type="search"
          role="combobox"
          aria-label={search}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX}
          placeholder={texts.shell.searchPlaceholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            reset();
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full rounded-full border border-control bg-card pr-12 pl-5 placeholder:text-muted"
        />
        <SearchSubmit />
      </form>
      {open && (
        <Suspense>
          <SearchPanel
            listId={listId}
            words={words}
            activeId={activeId}
            onPick={go}
            onShown={setShown}
            onClear={() => field.current?.focus()}
          />
        </Suspense>
      )}
    </div>
  );
}
