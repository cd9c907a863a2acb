import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { DateTime } from '../../shared/ui/date-time.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { ChangeStatusButton } from './change-status-button.tsx';
import './orders-table.css';
import { StatusBadge } from './status-badge.tsx';
import type { ChangeStatus } from './use-change-order-status.ts';

type OrdersTableProps = {
  labelledBy: string;
  orders: readonly AdminOrderView[];
  busy: boolean;
  /** The ID of the order whose status is being changed. */
  changing: string | null;
  onChangeStatus: ChangeStatus;
};

/** A table on wide screens, cards on phones. */
export function OrdersTable({
  labelledBy,
  orders,
  busy,
  changing,
  onChangeStatus,
}: OrdersTableProps) {
  return (
    <table aria-labelledby={labelledBy} aria-busy={busy} className="orders-table">
      <thead>
        <tr className="order-row">
          <th scope="col">Order</th>
          <th scope="col">Date</th>
          <th scope="col">Name</th>
          <th scope="col">City</th>
          <th scope="col">Total</th>
          <th scope="col">Status</th>
          <th scope="col">Next step</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            changing={changing === order._id}
            onChangeStatus={onChangeStatus}
          />
        ))}
      </tbody>
    </table>
  );
}

type OrderRowProps = { order: AdminOrderView; changing: boolean; onChangeStatus: ChangeStatus };

function OrderRow({ order, changing, onChangeStatus }: OrderRowProps) {
  const id = `order-${order._id}`;
  const { search } = useLocation();
  const [next] = order.nextStatuses;
  return (
    <tr className="order-row">
      <td className="id">
        <Link
          id={id}
          to={paths.adminOrder.to(order._id)}
          state={{ list: search }}
          title={order._id}
          className="link inline-flex min-h-11 items-center tabular-nums"
        >
          {order.number}
        </Link>
      </td>
      <td className="date">
        <DateTime at={order.createdAt} twoLines />
      </td>
      <td className="name">{order.name}</td>
      <td className="city">{order.address.city}</td>
      <td className="total">
        <Price amount={order.totalPrice} />
      </td>
      <td className="state">
        <StatusBadge status={order.status} />
      </td>
      <td className="next">
        {next && (
          <ChangeStatusButton
            order={order}
            to={next}
            usual
            secondary
            changing={changing}
            onChangeStatus={onChangeStatus}
            aria-describedby={id}
            className="w-full px-3! whitespace-nowrap"
          />
        )}
      </td>
    </tr>
  );
}
