import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { returnableLines } from '@book-store/contract/orders/returns/returns';
import { useRef, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useRestoreFocus } from '../../../../kit/use-restore-focus.ts';
import { OpenReturnForm } from './open-return-form.tsx';
import { OrderReturnItem } from './order-return-item.tsx';

/** What comes back of a delivered order, and what is to be done about it. */
export function OrderReturns({ order }: { order: AdminOrderView }) {
  const [opening, setOpening] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useRestoreFocus(region, region);
  const { returns = [], status } = order;
  if (status !== 'delivered' && returns.length === 0) return null;
  const left = status === 'delivered' ? returnableLines(order) : [];
  return (
    <Card level={3} className="self-start" title="Returns">
      <div ref={region} tabIndex={-1} className="grid gap-4 outline-none">
        {returns.length > 0 && (
          <ul aria-label="Returns" className="grid gap-5">
            {returns.map((one) => (
              <OrderReturnItem key={one._id} order={order} one={one} />
            ))}
          </ul>
        )}
        {opening && left.length > 0 ? (
          <OpenReturnForm order={order} lines={left} onDone={() => setOpening(false)} />
        ) : (
          left.length > 0 && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => setOpening(true)}
            >
              Open a return
            </Button>
          )
        )}
      </div>
    </Card>
  );
}
