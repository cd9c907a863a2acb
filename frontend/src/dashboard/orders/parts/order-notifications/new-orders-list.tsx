import type { OrderNotifications } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { Language } from '@book-store/contract/storefront';
import { Link } from 'react-router-dom';
import { Price } from '../../../../kit/money/price.tsx';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { frameTexts } from '../../../frame/texts.ts';

type NewOrdersListProps = Pick<OrderNotifications, 'count' | 'orders'> & { failed: boolean };

const row = 'flex min-h-11 items-center justify-between gap-4 px-5 py-2 hover:bg-wash';

/** Up to ten new orders, newest first, each a link to the order. */
export function NewOrdersList({ count, orders, failed }: NewOrdersListProps) {
  const texts = useTexts(frameTexts).bell;
  const language = useLanguage();
  return (
    <>
      <h2 className="px-5 py-2 font-sans text-body">{texts.newOrders}</h2>
      {orders.length === 0 && (
        <p className="px-5 pb-3 text-muted">{failed ? texts.failed : texts.none}</p>
      )}
      <ul className="max-h-[60vh] overflow-y-auto">
        {orders.map(({ _id, number, name, totalPrice, createdAt }) => (
          <li key={_id}>
            <Link to={dashboardPaths.adminOrder.to(_id)} className={row}>
              <span className="min-w-0">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block text-fine text-muted">
                  {number},{' '}
                  <time dateTime={createdAt}>{timeAgo(createdAt, language) || texts.justNow}</time>
                </span>
              </span>
              <Price amount={totalPrice} className="shrink-0 font-semibold" />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={dashboardPaths.adminOrders.to()} className={`${row} border-t border-line`}>
        <span className="link">{texts.all}</span>
        {count > orders.length && (
          <span className="text-fine text-muted">{texts.more(count - orders.length)}</span>
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

/** Formats a past time relative to now, in its largest unit: '5 minutes ago', 'yesterday'. Empty for the last minute. */
export function timeAgo(iso: string, language: Language, now = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  const unit = units.find(([, length]) => seconds >= length);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return unit ? format.format(-Math.floor(seconds / unit[1]), unit[0]) : '';
}
