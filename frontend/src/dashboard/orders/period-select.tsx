import { type OrderListState, PERIODS } from './order-list-params.ts';

type PeriodSelectProps = {
  value: OrderListState['placed'];
  onChange: (placed: OrderListState['placed']) => void;
};

/** Narrows the list to orders that were placed lately. */
export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  return (
    <select
      aria-label="Placed"
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || undefined) as OrderListState['placed'])}
      className="min-h-11 rounded-field border border-control bg-card px-3"
    >
      <option value="">Any time</option>
      {Object.entries(PERIODS).map(([period, { name }]) => (
        <option key={period} value={period}>
          {name}
        </option>
      ))}
    </select>
  );
}
