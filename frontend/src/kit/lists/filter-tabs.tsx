import { Link } from 'react-router-dom';
import { useCurrentInView } from './use-current-in-view.ts';

type FilterTabsProps<Choice extends string> = {
  label: string;
  names: Readonly<Record<Choice, string>>;
  /** The tab without a filter. */
  all: string;
  choices: readonly Choice[];
  current: Choice | undefined;
  to: (choice: Choice | undefined) => string;
  counts?: Partial<Record<Choice, number>> | undefined;
  /** Where the server stops counting. */
  countedTo?: number;
};

const tab =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-fine whitespace-nowrap';

export function FilterTabs<Choice extends string>(props: FilterTabsProps<Choice>) {
  const { label, names, all, choices, current, to, counts, countedTo } = props;
  const row = useCurrentInView<HTMLElement>(`${current} ${counts ? 'counted' : ''}`);
  return (
    <nav ref={row} aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1">
      <ul className="flex gap-1.5 md:flex-wrap">
        {[undefined, ...choices].map((choice) => (
          <li key={choice ?? 'all'}>
            <Link
              to={to(choice)}
              preventScrollReset
              aria-current={choice === current ? 'true' : undefined}
              className={`${tab} ${choice === current ? 'border-ink bg-ink font-semibold text-paper' : 'border-control bg-card hover:bg-wash'}`}
            >
              {choice ? names[choice] : all}
              {choice && counts?.[choice] !== undefined && (
                <span className="font-semibold tabular-nums">
                  <span className="sr-only">, </span>
                  {countOf(counts[choice], countedTo)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const countOf = (count: number, countedTo = Number.POSITIVE_INFINITY): string =>
  count < countedTo ? String(count) : `${countedTo - 1}+`;
