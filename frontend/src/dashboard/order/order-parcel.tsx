import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { ParcelLink } from '../../kit/parcel-link.tsx';
import { CorrectParcelForm } from './correct-parcel-form.tsx';
import { Correctable } from './correctable.tsx';

/** Where the parcel of an order can be followed; can be corrected as long as it is on its way. */
export const OrderParcel = ({ order }: { order: AdminOrderView }) => (
  <Correctable
    can={order.status === 'out-for-delivery'}
    button={order.tracking ? 'Correct carrier and number' : 'Enter carrier and number'}
    form={(onDone) => <CorrectParcelForm order={order} onDone={onDone} />}
  >
    <p className={order.tracking ? 'break-words' : 'text-muted'}>
      {order.tracking ? <ParcelLink tracking={order.tracking} /> : 'It went without a number.'}
    </p>
  </Correctable>
);
