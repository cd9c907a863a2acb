import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { OrderLinks } from '../order-parts/order-links.tsx';

/** The orders that were placed last, each a link. */
export function NewestOrders({ orders }: { orders: readonly AdminOrderView[] }) {
  return (
    <Card
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
    </Card>
  );
}
