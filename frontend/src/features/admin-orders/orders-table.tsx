import type { AdminOrderView } from '@book-store/backend/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Price } from '../../shared/ui/price.tsx';
import { MoveButton } from './move-button.tsx';
import { OrderMoment } from './order-moment.tsx';
import { shortId } from './order-words.ts';
import { StatusBadge } from './status-badge.tsx';
import type { MoveOrder } from './use-move-order.ts';

type OrdersTableProps = {
  labelledBy: string;
  orders: readonly AdminOrderView[];
  busy: boolean;
  /** The id of the order that is being moved on. */
  moving: string | null;
  onMove: MoveOrder;
};

const columns = ['Order', 'Date', 'Name', 'City', 'Total', 'State', 'Next step'];

/** A table on wide screens, rows to read on phones. */
export function OrdersTable({ labelledBy, orders, busy, moving, onMove }: OrdersTableProps) {
  return (
    <table
      aria-labelledby={labelledBy}
      aria-busy={busy}
      className="block w-full text-fine aria-busy:opacity-60 lg:table"
    >
      <thead className="hidden lg:table-header-group">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 py-2 text-left font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 lg:table-row-group">
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} moving={moving === order._id} onMove={onMove} />
        ))}
      </tbody>
    </table>
  );
}

type OrderRowProps = { order: AdminOrderView; moving: boolean; onMove: MoveOrder };

const cell = 'lg:border-t lg:border-line lg:px-3 lg:py-2';

function OrderRow({ order, moving, onMove }: OrderRowProps) {
  const id = `order-${order._id}`;
  const [next] = order.nextStatuses;
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-card border border-line bg-card p-4 lg:table-row lg:hover:bg-wash">
      <td className={cell}>
        <Link
          id={id}
          to={paths.adminOrder.to(order._id)}
          title={order._id}
          className="link inline-flex min-h-11 items-center tabular-nums"
        >
          {shortId(order._id)}
        </Link>
      </td>
      <td className={`${cell} self-center text-right text-muted lg:text-left lg:text-ink`}>
        <OrderMoment at={order.createdAt} />
      </td>
      <td className={`${cell} font-semibold break-words`}>{order.name}</td>
      <td className={`${cell} col-start-1 break-words`}>{order.address.city}</td>
      <td className={`${cell} col-start-2 row-start-2 text-right font-semibold lg:text-left`}>
        <Price amount={order.totalPrice} />
      </td>
      <td className={`${cell} col-span-2 py-1`}>
        <StatusBadge status={order.status} />
      </td>
      <td className={`${cell} col-span-2 empty:hidden lg:empty:table-cell`}>
        {next && (
          <MoveButton
            order={order}
            to={next}
            usual
            moving={moving}
            onMove={onMove}
            aria-describedby={id}
            className="w-full whitespace-nowrap"
          />
        )}
      </td>
    </tr>
  );
}
