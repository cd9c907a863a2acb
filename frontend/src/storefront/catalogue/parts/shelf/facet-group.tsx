import type { FacetValue } from '@book-store/contract/catalogue/search/shelf.schemas';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../../../lib/money/amount.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { shelfTexts } from '../../shelf-texts.ts';

/** Further values are folded. */
const IN_SIGHT = 6;
export const facetRow =
  'flex min-h-11 items-center gap-3 py-1 lg:min-h-8 pointer-coarse:min-h-11 hover:text-accent-deep';

export const facetGroup = 'min-w-0 border-t border-line pt-4 first:border-t-0 first:pt-0';

type FacetGroupProps = {
  title: string;
  values: readonly FacetValue[];
  isChosen: (value: string) => boolean;
  children: (value: FacetValue) => ReactNode;
};

export function FacetGroup({ title, values, isChosen, children }: FacetGroupProps) {
  const texts = useTexts(shelfTexts);
  const rest = values.slice(IN_SIGHT);
  // Only initially: afterwards the visitor decides.
  const [open] = useState(() => rest.some(({ value }) => isChosen(value)));
  return (
    <fieldset className={facetGroup}>
      <legend className="float-left w-full pb-1 font-semibold">{title}</legend>
      <ul className="clear-both">
        {values.slice(0, IN_SIGHT).map((one) => (
          <li key={one.value}>{children(one)}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details open={open} className="group">
          <summary className="link flex min-h-11 items-center text-fine lg:min-h-8 pointer-coarse:min-h-11">
            <span className="group-open:hidden">{texts.more(rest.length)}</span>
            <span className="hidden group-open:inline">{texts.fewer}</span>
            <span className="sr-only">, {title}</span>
          </summary>
          <ul>
            {rest.map((one) => (
              <li key={one.value}>{children(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}

export function FacetCount({ count }: { count: number }) {
  const { ofBooks } = useTexts(shelfTexts);
  return (
    <span className="ml-auto text-fine text-muted tabular-nums">
      {formatCount(count)}
      <span className="sr-only">{ofBooks(count)}</span>
    </span>
  );
}
