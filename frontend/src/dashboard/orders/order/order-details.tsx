import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import { useRef, useState } from 'react';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Card } from '../../../kit/card.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { ParcelLink } from '../../../kit/parcel-link.tsx';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { OrderMoves } from '../parts/order-moves/order-moves.tsx';
import { NO_TRACKING, TrackingFields, toTracking } from '../parts/order-moves/tracking-fields.tsx';
import { useChangeOrderStatus } from '../parts/order-moves/use-change-order-status.ts';
import { SourceMark } from '../parts/order-parts/source-mark.tsx';
import { StatusBadge } from '../parts/order-parts/status-badge.tsx';
import { useListWithdrawalsQuery } from '../parts/withdrawals/api.ts';
import { WithdrawalList } from '../parts/withdrawals/withdrawal-list.tsx';
import { ChangeLinesForm } from './change-lines-form.tsx';
import { CorrectParcelForm } from './correct-parcel-form.tsx';
import { Correctable } from './correctable.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderRecipient } from './order-recipient.tsx';
import { OrderReturns } from './returns/order-returns.tsx';
import { UnconfirmedNote } from './unconfirmed-note.tsx';

/** The books of an order, which can be changed. */
const OrderBooks = ({ order }: { order: AdminOrderView }) => (
  <Correctable
    can={order.linesCanChange}
    button="Change the books"
    buttonClass="mt-4 justify-self-start"
    className=""
    form={(onDone) => <ChangeLinesForm order={order} onDone={onDone} />}
  >
    <OrderLines order={order} />
  </Correctable>
);

const recipientTitle = ({ address, boughtGiftCard }: AdminOrderView) => {
  if (boughtGiftCard) return 'Bought by';
  return address ? 'Deliver to' : 'For';
};

/** An order with its status buttons, books, recipient and history. */
export function OrderDetails({ order }: { order: AdminOrderView }) {
  const [parcel, setParcel] = useState(NO_TRACKING);
  const { changeStatus, undoStatus, changing } = useChangeOrderStatus(
    undefined,
    toTracking(parcel),
  );
  const buttons = useRef<HTMLDivElement>(null);
  const state = useRef<HTMLParagraphElement>(null);
  useRestoreFocus(buttons, state);
  return (
    <div className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:col-span-2">
        <p ref={state} role="status" tabIndex={-1} className="outline-none">
          <span className="sr-only">Status: </span>
          <StatusBadge {...order} />
        </p>
        <p className="text-muted">
          Placed on <DateTime at={order.createdAt} /> <SourceMark {...order} />
        </p>
        <div ref={buttons} className="flex w-full flex-wrap gap-3 lg:ml-auto lg:w-auto">
          <OrderMoves
            order={order}
            changing={changing !== null}
            onChangeStatus={changeStatus}
            onUndo={undoStatus}
          />
        </div>
      </div>
      <div className="empty:hidden lg:col-span-2">
        <UnconfirmedNote {...order} />
      </div>
      <div className="grid content-start gap-6">
        <Card level={3} className="self-start" title={order.boughtGiftCard ? 'Gift card' : 'Books'}>
          <OrderBooks order={order} />
        </Card>
        <OrderReturns order={order} />
      </div>
      <div className="grid content-start gap-6">
        <Card level={3} className="self-start" title={recipientTitle(order)}>
          <OrderRecipient order={order} />
          <OrderPapers order={order} />
        </Card>
        {order.address && order.status === 'packed' && (
          <Card level={3} className="self-start" title="Parcel">
            <TrackingFields typed={parcel} onChange={setParcel} />
          </Card>
        )}
        {(order.tracking || (order.address && order.status === 'out-for-delivery')) && (
          <Card level={3} className="self-start" title="Parcel">
            <OrderParcel order={order} />
          </Card>
        )}
        <OrderWithdrawals id={order._id} />
        {order.payment && (
          <Card level={3} className="self-start" title="Payment">
            <OrderPayment order={order} payment={order.payment} />
          </Card>
        )}
        <Card level={3} className="self-start" title="Notes">
          <OrderNotes order={order} />
        </Card>
        <Card level={3} className="self-start" title="History">
          <OrderHistory {...order} />
        </Card>
      </div>
    </div>
  );
}

/** Where the parcel of an order can be followed; can be corrected as long as it is on its way. */
const OrderParcel = ({ order }: { order: AdminOrderView }) => (
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

/** What has been received about an order in a shop whose customers can withdraw; nothing takes no room. */
function OrderWithdrawals({ id }: { id: string }) {
  const { data: shop } = useShopQuery();
  const { data } = useListWithdrawalsQuery(
    { order: id },
    { skip: !hasWithdrawals(shop?.place?.country), refetchOnMountOrArgChange: true },
  );
  if (!data || data.total === 0) return null;
  return (
    <Card level={3} className="self-start" title="Withdrawal">
      <WithdrawalList label="Withdrawal" withdrawals={data.withdrawals} />
    </Card>
  );
}
