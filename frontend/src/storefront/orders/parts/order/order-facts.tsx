import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type { ReactNode } from 'react';
import { PostalAddress } from '../../../../kit/postal-address.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';

/** Where the parcel goes, and how the recipient is reached. */
export function OrderFacts({ order }: { order: OrderView }) {
  const texts = useTexts();
  const words = useTexts(orderTexts);
  return (
    <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-5 md:grid-cols-3">
      {!order.boughtGiftCard && (
        <Fact name={order.address ? words.address : words.recipient}>
          <PostalAddress order={order} />
        </Fact>
      )}
      {/* An old order no longer has them. */}
      {(order.phone || order.email) && (
        <Fact name={words.contact}>
          <span className="block break-words">
            {order.boughtGiftCard ? order.name : order.phone}
          </span>
          <span className="block break-words">{order.email}</span>
        </Fact>
      )}
      {!texts.isRefined && (
        <Fact name={texts.userDashboard.orderId}>
          <span className="text-fine break-all text-muted">{order._id}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-fine text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
