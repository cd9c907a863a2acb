import { useEffect, useState } from 'react';
import { OptionsContext } from '../../../../kit/menus/option.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { searchBoxTexts } from '../../search-box-texts.ts';
import { useSuggestQuery } from './api.ts';
import { ownSearches } from './own-searches.ts';
import { OwnSearches, SUGGESTED_FROM, Suggestions } from './suggestions.tsx';

export type SearchPanelProps = {
  listId: string;
  /** The typed text, once typing pauses. */
  words: string;
  activeId: string | undefined;
  onPick: (to: string) => void;
  /** Called with whether there is anything to show. */
  onShown: (shown: boolean) => void;
  onClear: () => void;
};

const NOTE = 'px-4 pt-3 pb-1 break-words';

/** What opens below the search field: suggestions for what is typed, or the last own searches. */
export function SearchPanel(props: SearchPanelProps) {
  const { listId, words, activeId, onPick, onShown, onClear } = props;
  const texts = useTexts(searchBoxTexts);
  const isTyped = words.length >= SUGGESTED_FROM;
  const { currentData: found } = useSuggestQuery(words, { skip: !isTyped });
  const [own, setOwn] = useState(() => ownSearches.read());
  const showsOwn = words === '' && own.length > 0;
  const isShown = found !== undefined || showsOwn;
  const { books = [], authors = [], series = [], genres = [] } = found ?? {};
  const count = books.length + authors.length + series.length + genres.length;
  const nothing = found && found.total + count === 0;
  const isNear = found?.match === 'near' && !nothing;
  const { searchedFor } = found ?? {};

  useEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);

  function clear() {
    ownSearches.clear();
    setOwn([]);
    onClear();
  }

  return (
    <>
      <div
        hidden={!isShown}
        className="absolute inset-x-4 top-full z-panel mt-2 max-h-[calc(100svh-9rem)] scroll-pb-14 overflow-y-auto rounded-card border border-line bg-card shadow-cover @3xl:inset-x-0"
      >
        {nothing && <p className="px-4 pt-3 pb-2">{texts.none}</p>}
        {isNear && <p className={NOTE}>{texts.near(words)}</p>}
        {searchedFor && <p className={NOTE}>{texts.corrected(words, searchedFor)}</p>}
        <div id={listId} role="listbox" aria-label={texts.suggestions}>
          <OptionsContext value={{ activeId, onPick }}>
            {found && <Suggestions found={found} words={words} />}
            {showsOwn && <OwnSearches searches={own} />}
          </OptionsContext>
        </div>
        {showsOwn && (
          <button
            type="button"
            // Keeps the focus in the field, whose loss would close the panel before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
            className="link min-h-11 px-4 text-fine"
          >
            {texts.clear}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {nothing && texts.noneFor(words)}
        {isNear && texts.nearFor(words, count)}
        {searchedFor && texts.correctedFor(words, searchedFor, count)}
        {found && !nothing && !isNear && !searchedFor && texts.foundFor(words, count)}
      </p>
    </>
  );
}
