import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Link, useLocation } from 'react-router-dom';
import { DateTime } from '../../../kit/date-time.tsx';
import { Tick } from '../../../kit/fields/tick.tsx';
import { Price } from '../../../kit/money/price.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted } from '../../../lib/money/amount.ts';
import { OrderMoves } from '../parts/order-moves/order-moves.tsx';
import type { ChangeStatus, UndoStatus } from '../parts/order-moves/use-change-order-status.ts';
import { SourceMark } from '../parts/order-parts/source-mark.tsx';
import { StatusBadge } from '../parts/order-parts/status-badge.tsx';

type OrdersTableProps = {
  labelledBy: string;
  orders: readonly AdminOrderView[];
  busy: boolean;
  /** The ID of the order whose status is being changed. */
  changing: string | null;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  onChangeStatus: ChangeStatus;
  onUndo: UndoStatus;
};

/** A table on wide screens, cards on phones. */
export function OrdersTable({
  labelledBy,
  orders,
  busy,
  changing,
  chosen,
  ...on
}: OrdersTableProps) {
  return (
    <table aria-labelledby={labelledBy} aria-busy={busy} className="orders-table">
      <thead>
        <tr className="order-row">
          <th scope="col">
            <span className="sr-only">Chosen</span>
          </th>
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
            chosen={chosen.has(order._id)}
            changing={changing === order._id}
            {...on}
          />
        ))}
      </tbody>
    </table>
  );
}

type OrderRowProps = { order: AdminOrderView; changing: boolean; chosen: boolean } & Pick<
  OrdersTableProps,
  'onChoose' | 'onChangeStatus' | 'onUndo'
>;

function OrderRow({ order, changing, chosen, onChoose, onChangeStatus, onUndo }: OrderRowProps) {
  const id = `order-${order._id}`;
  const { search } = useLocation();
  return (
    <tr className="order-row">
      <td className="choose">
        <Tick
          className="-m-2 inline-grid size-11 place-items-center"
          checked={chosen}
          onChange={(event) => onChoose(order._id, event.target.checked)}
        >
          <span className="sr-only">Choose order {order.number}</span>
        </Tick>
      </td>
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
      <td className="name">
        {order.name} <SourceMark {...order} />
        {order.notes.length > 0 && (
          <span className="block text-fine font-normal text-muted">
            {counted(order.notes.length, 'note')}
          </span>
        )}
      </td>
      <td className="city">
        {order.address?.city ?? (
          <span className="text-muted">{order.boughtGiftCard ? 'Gift card' : 'Pick-up'}</span>
        )}
      </td>
      <td className="total">
        <Price amount={order.totalPrice} />
      </td>
      <td className="state">
        <StatusBadge {...order} />
      </td>
      <td className="next">
        <OrderMoves
          order={order}
          changing={changing}
          onChangeStatus={onChangeStatus}
          onUndo={onUndo}
          quiet
          describedBy={id}
        />
      </td>
    </tr>
  );
}
