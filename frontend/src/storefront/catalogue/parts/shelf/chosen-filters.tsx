import { Link } from 'react-router-dom';
import { CloseIcon } from '../../../../kit/icons/icons.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { KEEPS_SCROLL } from '../../../frame/scroll-restoration.tsx';
import { shelfTexts } from '../../shelf-texts.ts';
import type { Shelf } from './shelf.ts';
import { toggled } from './shelf-address.ts';
import { chosenNames } from './shelf-words.ts';

type ChosenFiltersProps = {
  shelf: Shelf;
  /** Takes the focus from a link that disappears with the filter that it removes. */
  onRemove: () => void;
};

export function ChosenFilters({ shelf, onRemove }: ChosenFiltersProps) {
  const texts = useTexts(shelfTexts);
  const names = chosenNames(shelf.state, shelf.facets, texts);
  if (names.length === 0) return null;
  return (
    <ul aria-label={texts.chosen} className="flex flex-wrap items-center gap-2">
      {names.map(({ name, value, label }) => (
        <li key={`${name} ${value}`} className="min-w-0">
          <Link
            to={shelf.to({ chosen: toggled(shelf.state.chosen, name, value) })}
            state={KEEPS_SCROLL}
            onClick={onRemove}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-control bg-card py-1 pr-3 pl-4 hover:bg-wash"
          >
            <span className="sr-only">{texts.remove}</span>
            {/* Browsers leave out the names of rare languages, which the server knows. */}
            <span suppressHydrationWarning={name === 'language'} className="min-w-0 break-words">
              {label}
            </span>
            <CloseIcon className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={shelf.to({ chosen: {} })}
          state={KEEPS_SCROLL}
          onClick={onRemove}
          className="link inline-flex min-h-11 items-center px-2"
        >
          {texts.clearAll}
        </Link>
      </li>
    </ul>
  );
}
