import { formatMoney } from '@book-store/contract/money';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { useDashboardTexts } from '../shell/use-dashboard-texts.ts';

type OrdersLeftProps = { ordersLeft: number; cashToCollect: number };

/** The number of undelivered orders, and the cash to collect for them. */
export function OrdersLeft({ ordersLeft, cashToCollect }: OrdersLeftProps) {
  const texts = useDashboardTexts();
  return (
    <Card title={texts.overview.ordersLeft}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <Link
          to={paths.adminOrders.to()}
          className="font-title text-h1 leading-none font-semibold tabular-nums decoration-accent decoration-4 underline-offset-8 hover:underline"
        >
          {texts.overview.left(ordersLeft)}
          <span className="sr-only"> orders left, see them</span>
        </Link>
        <span className="text-muted">
          <span className="font-semibold text-ink tabular-nums">{formatMoney(cashToCollect)}</span>{' '}
          in cash to collect
        </span>
      </p>
    </Card>
  );
}
