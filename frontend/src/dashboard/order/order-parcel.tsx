import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ParcelLink } from '../../kit/parcel-link.tsx';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { CorrectParcelForm } from './correct-parcel-form.tsx';

/** Where the parcel of an order can be followed; can be corrected as long as it is on its way. */
export function OrderParcel({ order }: { order: AdminOrderView }) {
  const [correcting, setCorrecting] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useRestoreFocus(region, shown);
  const isOnItsWay = order.status === 'out-for-delivery';
  return (
    <div ref={region}>
      {correcting && isOnItsWay ? (
        <CorrectParcelForm order={order} onDone={() => setCorrecting(false)} />
      ) : (
        <div ref={shown} tabIndex={-1} className="grid gap-2 outline-none">
          <p className={order.tracking ? 'break-words' : 'text-muted'}>
            {order.tracking ? (
              <ParcelLink tracking={order.tracking} />
            ) : (
              'It went without a number.'
            )}
          </p>
          {isOnItsWay && (
            <Button variant="secondary" onClick={() => setCorrecting(true)}>
              {order.tracking ? 'Correct carrier and number' : 'Enter carrier and number'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
