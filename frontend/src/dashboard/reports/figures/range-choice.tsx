import { FIGURES_RANGES } from '@book-store/contract/reports/figures/figures';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { choiceClass } from '../../../kit/fields/choice.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { figuresTexts } from '../figures-texts.ts';
import type { FiguresRange } from './figures-range.ts';

const choice =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-fine whitespace-nowrap';

type RangeChoiceProps = { range: FiguresRange; shown: { from: string; to: string } };

/** Links to the usual ranges, and two dates for any other. */
export function RangeChoice({ range, shown }: RangeChoiceProps) {
  const texts = useTexts(figuresTexts).range;
  const navigate = useNavigate();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to] = [String(data.get('from')), String(data.get('to'))].sort();
    if (from && to) navigate(dashboardPaths.figures.to({ from, to }));
  }
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <nav aria-label={texts.days}>
        <ul className="flex gap-1.5">
          {FIGURES_RANGES.map((days) => {
            const current = 'days' in range && range.days === days;
            return (
              <li key={days}>
                <Link
                  to={dashboardPaths.figures.to({ days })}
                  aria-current={current ? 'true' : undefined}
                  className={`${choice} ${current ? 'border-ink bg-ink font-semibold text-paper' : 'border-control bg-card hover:bg-wash'}`}
                >
                  {texts.lastDays(days)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <form
        key={`${shown.from} ${shown.to}`}
        onSubmit={onSubmit}
        className="flex flex-wrap items-end gap-2"
      >
        <DateField label={texts.from} name="from" value={shown.from} />
        <DateField label={texts.to} name="to" value={shown.to} />
        <Button type="submit" variant="secondary">
          {texts.show}
        </Button>
      </form>
    </div>
  );
}

function DateField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <label className="grid gap-0.5">
      <span className="text-fine text-muted">{label}</span>
      <input
        type="date"
        name={name}
        required
        min="2000-01-01"
        max="2199-12-31"
        defaultValue={value}
        className={`${choiceClass} min-w-0 px-3 tabular-nums`}
      />
    </label>
  );
}
