import { SEARCH_MAX } from '@book-store/contract/lists';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { SearchSubmit } from '../../shared/ui/search-submit.tsx';
import { useSuggestBooksQuery } from './search-api.ts';
import { Suggestions } from './suggestions.tsx';
import { useDebounced } from './use-debounced.ts';

/** The search field of the header: a combobox that suggests matching books while typing. */
export function SearchBox() {
  const listId = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const queryInUrl =
    location.pathname === paths.search.pattern
      ? (new URLSearchParams(location.search).get('q') ?? '')
      : '';
  const [typed, setTyped] = useState(queryInUrl);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const debounced = useDebounced(typed.trim(), 150);
  const { currentData: books = [] } = useSuggestBooksQuery(debounced, {
    skip: !open || debounced.length < 2,
  });
  const shown = open && debounced.length >= 2 && books.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the list
  useEffect(() => {
    setTyped(queryInUrl);
    setOpen(false);
    setActive(-1);
  }, [queryInUrl, location.key]);

  function go(to: string) {
    setOpen(false);
    field.current?.blur();
    navigate(to);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const book = shown ? books[active] : undefined;
    if (book) go(paths.book.to(book._id));
    else go(paths.search.to({ q: typed.trim() }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (!shown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One more position than there are books: the field itself.
    setActive((now) => ((now + 1 + step + books.length + 1) % (books.length + 1)) - 1);
  }

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers before 2023 */}
      <form role="search" action={paths.search.pattern} onSubmit={onSubmit} className="relative">
        <input
          ref={field}
          name="q"
          type="search"
          role="combobox"
          aria-label="Search for books by title, author or genre"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX}
          placeholder={texts.shell.searchPlaceholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full rounded-full border border-control bg-card pr-12 pl-5 placeholder:text-muted"
        />
        <SearchSubmit />
      </form>
      <Suggestions
        id={listId}
        books={shown ? books : []}
        active={active}
        query={debounced}
        onPick={go}
      />
    </div>
  );
}
