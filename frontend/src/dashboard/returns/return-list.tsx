import { formatMoney } from '@book-store/contract/money';
import type { ReturnState } from '@book-store/contract/returns';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Link } from 'react-router-dom';
import { DateTime } from '../../kit/date-time.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { returnReasonNames } from '../../lib/return-names.ts';
import { returnedTitles } from './returned-titles.ts';

type ReturnListProps = {
  labelledBy: string;
  orders: readonly AdminOrderView[];
  state: ReturnState;
  busy: boolean;
};

/** What customers give back, each with its order; what is to be done stands there. */
export const ReturnList = ({ labelledBy, orders, state, busy }: ReturnListProps) => (
  <ul aria-labelledby={labelledBy} aria-busy={busy} className="card aria-busy:opacity-60">
    {orders.flatMap((order) =>
      (order.returns ?? [])
        .filter((one) => one.state === state)
        .map((one) => (
          <li
            key={one._id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0"
          >
            <p className="min-w-0 flex-1 basis-64 break-words">
              <Link
                to={paths.adminOrder.to(order._id)}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {order.number}
              </Link>{' '}
              {order.name}
              <span className="block">{returnedTitles(order, one)}</span>
              <span className="block text-fine text-muted">
                {returnReasonNames[one.reason]}, <DateTime at={one.events.at(-1)?.at ?? one.at} />
              </span>
            </p>
            <p className="text-lead font-semibold tabular-nums">
              {formatMoney(one.amount ?? one.proposed)}
            </p>
          </li>
        )),
    )}
  </ul>
);
