import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchSubmit } from '../../../../kit/lists/search-submit.tsx';
import { useCombobox } from '../../../../kit/menus/use-combobox.ts';
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
  const navigate = useNavigate();
  const location = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const queryInUrl =
    location.pathname === paths.search.pattern
      ? (new URLSearchParams(location.search).get('q') ?? '')
      : '';
  const { listId, typed, open, activeId, ...box } = useCombobox({ inAddress: queryInUrl });
  const [shown, setShown] = useState(false);
  const words = useDebounced(typed.trim(), 150);

  function go(to: string) {
    ownSearches.add(new URLSearchParams(to.split('?')[1]).get('q') ?? '');
    box.close();
    field.current?.blur();
    navigate(to);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const chosen = open && box.active();
    if (chosen) chosen.click();
    else go(paths.search.to({ q: typed.trim() }));
  }

  return (
    <div {...box.root} className="@3xl:relative">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers before 2023 */}
      <form role="search" action={paths.search.pattern} onSubmit={onSubmit} className="relative">
        <input
          {...box.field}
          type="search"
          role="combobox"
          ref={field}
          name="q"
          aria-label={search}
          aria-expanded={shown}
          placeholder={texts.shell.searchPlaceholder}
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
