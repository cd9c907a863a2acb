import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { PostalAddress } from '../../shared/ui/postal-address.tsx';

/** The delivery address, and links to call or email the customer. */
export function OrderRecipient({ order }: { order: AdminOrderView }) {
  const contact = 'link inline-flex min-h-11 items-center break-all';
  return (
    <div className="grid gap-2">
      <PostalAddress order={order} />
      <p className="grid justify-items-start">
        <a href={`tel:${order.phone}`} className={contact}>
          {order.phone}
        </a>
        {order.email ? (
          <a href={`mailto:${order.email}`} className={contact}>
            {order.email}
          </a>
        ) : (
          <span className="text-fine text-muted">The customer has deleted their account.</span>
        )}
      </p>
    </div>
  );
}
