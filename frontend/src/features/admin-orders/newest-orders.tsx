import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { StatsCard } from '../../shared/ui/stats-card.tsx';
import { OrderLinks } from './order-links.tsx';

/** The orders that were placed last, each a link. */
export function NewestOrders({ orders }: { orders: readonly AdminOrderView[] }) {
  return (
    <StatsCard
      title="Newest orders"
      aside={
        <Link to={paths.adminOrders.to()} className="link inline-flex min-h-11 items-center">
          All orders
        </Link>
      }
    >
      {orders.length === 0 && (
        <p className="py-2 text-muted">No orders yet. The first one will appear here.</p>
      )}
      <OrderLinks orders={orders} />
    </StatsCard>
  );
}
