import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { SearchIcon } from '../icons/icons.tsx';
import { kitTexts } from '../texts.ts';

/** The submit button inside the right end of a search field. */
export function SearchSubmit() {
  const { search } = useTexts(kitTexts);
  return (
    <button
      type="submit"
      aria-label={search}
      className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-full"
    >
      <SearchIcon className="size-5" />
    </button>
  );
}
