import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';

type OrderRowProps = {
  order: Pick<AdminOrderView, '_id' | 'number' | 'name'>;
  /** Shown below number and name. */
  about: ReactNode;
  /** Shown at the end of the row. */
  children: ReactNode;
};

/** A row of a list of orders, with a link to its order. */
export const OrderRow = ({ order, about, children }: OrderRowProps) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0">
    <p className="min-w-0 flex-1 basis-64 break-words">
      <Link
        to={dashboardPaths.adminOrder.to(order._id)}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {order.number}
      </Link>{' '}
      {order.name}
      {about}
    </p>
    {children}
  </li>
);
