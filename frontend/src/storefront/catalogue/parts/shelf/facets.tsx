import type { FacetValue } from '@book-store/contract/catalogue/search/shelf.schemas';
import type { BookFilterName } from '@book-store/contract/lists';
import { type ReactNode, useRef } from 'react';
import { Checkbox } from '../../../../kit/fields/checkbox.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { type Facet, shelfTexts } from '../../shelf-texts.ts';
import { FacetCount, FacetGroup, facetGroup, facetRow } from './facet-group.tsx';
import type { Shelf } from './shelf.ts';
import { toggled } from './shelf-address.ts';

/** Below the switches, in this order. */
const OTHERS = ['author', 'format', 'language', 'decade'] as const satisfies readonly Facet[];

type FacetsProps = {
  shelf: Shelf;
  /** Merges all changes into one history entry. */
  together?: boolean;
};

/** What a shelf can be narrowed by, with the number of books for each choice. */
export function Facets({ shelf, together }: FacetsProps) {
  const texts = useTexts(shelfTexts);
  const { place, state, facets, choose } = shelf;
  const changed = useRef(false);
  if (!facets) return null;

  /** The page of a genre shows its genre as chosen; another choice of genres leads to all books. */
  const chosen = (name: BookFilterName) => state.chosen[name] ?? place.fixed[name];
  const isChosen = (name: BookFilterName) => (value: string) =>
    Boolean(chosen(name)?.includes(value));
  function toggle(name: BookFilterName, value: string) {
    const replace = Boolean(together && changed.current);
    changed.current = true;
    const path = place.fixed[name] && paths.books.pattern;
    const before = { ...state.chosen, [name]: chosen(name) };
    choose({ chosen: toggled(before, name, value) }, { replace, path });
  }
  const box = (name: BookFilterName, { value, label, count }: FacetValue): ReactNode => (
    <Checkbox
      className={facetRow}
      name={name}
      value={value}
      checked={isChosen(name)(value)}
      onChange={() => toggle(name, value)}
    >
      {/* Browsers leave out the names of rare languages, which the server knows. */}
      <span suppressHydrationWarning={name === 'language'} className="min-w-0 break-words">
        {texts.valueOf(name, { value, label })}
      </span>
      <FacetCount count={count} />
    </Checkbox>
  );
  const group = (name: Facet) => {
    const values = facets[name];
    const isUseful = values.length > 1 || state.chosen[name];
    if (!isUseful || (place.fixed[name] && name !== 'category')) return null;
    return (
      <FacetGroup key={name} title={texts.facets[name]} values={values} isChosen={isChosen(name)}>
        {(one) => box(name, one)}
      </FacetGroup>
    );
  };
  const switches = (['available', 'reduced'] as const)
    .map((name) => ({ name, count: facets[name] }))
    .filter(({ name, count }) => state.chosen[name] || (count > 0 && count < facets.total));
  return (
    <div className="grid gap-5">
      {group('category')}
      {group('price')}
      {switches.length > 0 && (
        <fieldset className={facetGroup}>
          <legend className="float-left w-full pb-1 font-semibold">{texts.showOnly}</legend>
          <ul className="clear-both">
            {switches.map(({ name, count }) => (
              <li key={name}>{box(name, { value: 'true', label: texts.switches[name], count })}</li>
            ))}
          </ul>
        </fieldset>
      )}
      {OTHERS.map(group)}
    </div>
  );
}
