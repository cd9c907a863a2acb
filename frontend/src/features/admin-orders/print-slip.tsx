import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import type { Paper } from '../../shared/ui/print-sheet.tsx';
import { PackingSlip } from './packing-slip.tsx';

const KEY = 'packing-slip-paper';
const papers = [
  { value: 'a4', name: 'A4' },
  { value: 'a6', name: 'A6' },
] as const;

/** Returns the paper size that was chosen last; it rarely changes between orders. */
const rememberedPaper = (): Paper => (localStorage.getItem(KEY) === 'a6' ? 'a6' : 'a4');

export function PrintSlip({ order }: { order: AdminOrderView }) {
  const [paper, setPaper] = useState(rememberedPaper);
  function choose(next: Paper) {
    setPaper(next);
    localStorage.setItem(KEY, next);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => window.print()} className="grow">
        Print packing slip
      </Button>
      <fieldset className="flex">
        <legend className="sr-only">Paper size of the packing slip</legend>
        {papers.map(({ value, name }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 border border-control px-4 first-of-type:rounded-l-field last-of-type:-ml-px last-of-type:rounded-r-field has-checked:bg-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="paper"
              value={value}
              checked={paper === value}
              onChange={() => choose(value)}
              className="accent-accent-deep"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <PackingSlip order={order} paper={paper} />
    </div>
  );
}
