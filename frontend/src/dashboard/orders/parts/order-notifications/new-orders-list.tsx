import type { OrderNotifications } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Link } from 'react-router-dom';
import { Price } from '../../../../kit/money/price.tsx';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';

type NewOrdersListProps = Pick<OrderNotifications, 'count' | 'orders'> & { failed: boolean };

const row = 'flex min-h-11 items-center justify-between gap-4 px-5 py-2 hover:bg-wash';

/** Up to ten new orders, newest first, each a link to the order. */
export function NewOrdersList({ count, orders, failed }: NewOrdersListProps) {
  return (
    <>
      <h2 className="px-5 py-2 font-sans text-body">New orders</h2>
      {orders.length === 0 && (
        <p className="px-5 pb-3 text-muted">
          {failed
            ? 'New orders could not be loaded.'
            : 'None since you last looked. New ones will appear here.'}
        </p>
      )}
      <ul className="max-h-[60vh] overflow-y-auto">
        {orders.map(({ _id, number, name, totalPrice, createdAt }) => (
          <li key={_id}>
            <Link to={dashboardPaths.adminOrder.to(_id)} className={row}>
              <span className="min-w-0">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block text-fine text-muted">
                  {number}, <time dateTime={createdAt}>{timeAgo(createdAt)}</time>
                </span>
              </span>
              <Price amount={totalPrice} className="shrink-0 font-semibold" />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={dashboardPaths.adminOrders.to()} className={`${row} border-t border-line`}>
        <span className="link">All orders</span>
        {count > orders.length && (
          <span className="text-fine text-muted">and {count - orders.length} more</span>
        )}
      </Link>
    </>
  );
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Formats a past time relative to now, in its largest unit: '5 minutes ago', 'yesterday'. */
export function timeAgo(iso: string, now = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  const unit = units.find(([, length]) => seconds >= length);
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now';
}
