import type { OverviewView } from '@book-store/contract/reports/overview/overview.schemas';
import { Card } from '../../../kit/card.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { overviewTexts } from '../overview-texts.ts';

/** The customers with the highest average order value. */
export function TopCustomers({ customers }: { customers: OverviewView['topCustomers'] }) {
  const { overview } = useDashboardTexts();
  const texts = useTexts(overviewTexts).customers;
  return (
    <Card title={overview.topCustomers} className="md:max-xl:col-span-2">
      {customers.length === 0 && <p className="py-6 text-center text-muted">{texts.none}</p>}
      <ol className="stack gap-x-8 md:max-xl:grid-cols-2">
        {customers.map(({ name, email, orders, averageOrder }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two customers may share a name and a value
            key={index}
            className="flex items-center gap-3 border-t border-line py-2"
          >
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-wash font-semibold"
            >
              {name.charAt(0).toUpperCase()}
            </span>
            <span className="min-w-0 grow leading-tight">
              <span className="block truncate">{name}</span>
              <span className="block truncate text-fine text-muted">
                {texts.orders(orders)}
                {email && `, ${email}`}
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              {formatAmount(averageOrder)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
