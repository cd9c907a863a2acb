import { formatMoney } from '@book-store/contract/money';
import type { Figures } from '@book-store/contract/schemas/figures';
import { counted, percent } from '../../lib/amount.ts';

type Sum = { name: string; value: string; meaning: string };

/** The sums of a range, each with what it means. */
export function SumCards({ figures }: { figures: Figures }) {
  const { refusedRate } = figures;
  const sums: Sum[] = [
    {
      name: 'Revenue',
      value: formatMoney(figures.revenue),
      meaning: `${orders(figures.orders)} placed; cancelled and refused ones do not count, delivery does`,
    },
    {
      name: 'Cash to collect',
      value: formatMoney(figures.cashToCollect),
      meaning: 'the part of this revenue that is not delivered yet',
    },
    {
      name: 'Cash collected',
      value: formatMoney(figures.cashCollected),
      meaning: `${orders(figures.delivered)} delivered on these days, whenever placed`,
    },
    {
      name: 'Refused rate',
      value: percent(refusedRate),
      meaning:
        refusedRate === null
          ? 'nothing was delivered or refused on these days'
          : `${figures.refused} refused of ${orders(figures.delivered + figures.refused)} at the door`,
    },
  ];
  return (
    <dl className="stack gap-3 min-[352px]:grid-cols-2 md:gap-4 xl:grid-cols-4">
      {sums.map(({ name, value, meaning }) => (
        <div key={name} className="grid content-start gap-1 card p-4 md:p-5">
          <dt className="text-fine text-muted md:text-body">{name}</dt>
          <dd className="grid gap-1">
            <span className="font-title text-[length:var(--step-2)] leading-tight font-semibold break-words tabular-nums md:text-h2">
              {value}
            </span>
            <span className="text-fine text-muted">{meaning}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const orders = (number: number) => counted(number, 'order');
