import { SEARCH_MAX } from '@book-store/contract/lists';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SearchIcon } from '../icons/icons.tsx';

type ListSearchProps = {
  label: string;
  placeholder?: string;
  /** The current search term, as in the URL. */
  value: string;
  /** Later search terms replace the history entry of the first one. */
  onSearch: (words: string, how: { replace: boolean }) => void;
  /** Handles Enter before the search does; true empties the field. */
  onEnter?: (words: string) => boolean;
};

const DEBOUNCE_MS = 300;

/**
 * The search field of a list: searches when typing pauses, and immediately on Enter. It is no form, so that it can
 * stand in one.
 */
export function ListSearch({ label, placeholder, value, onSearch, onEnter }: ListSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  const latestOnSearch = useRef(onSearch);
  latestOnSearch.current = onSearch;

  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);

  function runSearch(words: string) {
    if (words === searched.current) return;
    const replace = words !== '' && searched.current !== '';
    searched.current = words;
    latestOnSearch.current(words, { replace });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the debounce timer
  useEffect(() => {
    const timer = setTimeout(() => runSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const words = typed.trim();
    const isTaken = onEnter?.(words) ?? false;
    if (isTaken) setTyped('');
    runSearch(isTaken ? '' : words);
  }

  return (
    <search className="block">
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <SearchIcon className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full control pr-3 pl-10 placeholder:text-muted"
        />
      </div>
    </search>
  );
}
