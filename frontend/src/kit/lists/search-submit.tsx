import { SearchIcon } from '../icons/icons.tsx';

/** The submit button inside the right end of a search field. */
export function SearchSubmit() {
  return (
    <button
      type="submit"
      aria-label="Search"
      className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-full"
    >
      <SearchIcon className="size-5" />
    </button>
  );
}
