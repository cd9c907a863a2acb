import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../../kit/date-time.tsx';
import { Price } from '../../../../kit/money/price.tsx';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { StatusBadge } from './status-badge.tsx';

type OrderLinksProps = {
  orders: readonly AdminOrderView[];
  /** Shows when each was placed instead of by whom. */
  dated?: boolean;
};

/** Links to orders, each in one line with its sum and status. */
export function OrderLinks({ orders, dated }: OrderLinksProps) {
  return (
    <ul>
      {orders.map(({ _id, number, name, totalPrice, status, payment, delivery, createdAt }) => (
        <li key={_id} className="border-line not-first:border-t">
          <Link
            to={dashboardPaths.adminOrder.to(_id)}
            className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 text-fine hover:bg-wash sm:grid-cols-[5.5rem_minmax(0,1fr)_auto_11.5rem]"
          >
            <span className="link tabular-nums">{number}</span>
            <span className="truncate">{dated ? <DateTime at={createdAt} /> : name}</span>
            <Price amount={totalPrice} className="text-right font-semibold" />
            <span className="max-sm:col-span-3 sm:justify-self-end">
              <StatusBadge status={status} payment={payment} delivery={delivery} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
