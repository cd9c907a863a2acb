import { ORDER_STATUSES } from '@book-store/contract/order-status';
import { Link } from 'react-router-dom';
import { useCurrentInView } from '../../kit/lists/use-current-in-view.ts';
import { orderStatusNames } from '../../lib/order-status-names.ts';
import { paths } from '../../lib/paths.ts';
import { LIVE_REFRESH, useGetOrderSummaryQuery } from './api.ts';
import type { OrderListState } from './order-list-params.ts';

const tab =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-fine whitespace-nowrap';

/** Links that filter by status, with the number of open orders. */
type StatusTabsProps = Pick<OrderListState, 'q' | 'status' | 'placed'>;

export function StatusTabs({ status, q, placed }: StatusTabsProps) {
  const { data: summary } = useGetOrderSummaryQuery(undefined, LIVE_REFRESH);
  const counts = summary?.byStatus ?? {};
  const choices = [undefined, ...ORDER_STATUSES];
  const row = useCurrentInView<HTMLElement>(`${status} ${summary ? 'counted' : ''}`);
  return (
    <nav
      ref={row}
      aria-label="Orders by status"
      className="-mx-4 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1"
    >
      <ul className="flex gap-1.5 md:flex-wrap">
        {choices.map((choice) => (
          <li key={choice ?? 'all'}>
            <Link
              to={paths.adminOrders.to({ q, placed, ...(choice && { status: choice }) })}
              preventScrollReset
              aria-current={choice === status ? 'true' : undefined}
              className={`${tab} ${choice === status ? 'border-ink bg-ink font-semibold text-paper' : 'border-control bg-card hover:bg-wash'}`}
            >
              {choice ? orderStatusNames[choice] : 'All orders'}
              {choice && counts[choice] !== undefined && (
                <span className="font-semibold tabular-nums">
                  <span className="sr-only">, </span>
                  {counts[choice]}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
