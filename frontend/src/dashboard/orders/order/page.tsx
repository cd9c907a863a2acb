import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { FRESH, live } from '../../../api/refresh.ts';
import { Card } from '../../../kit/card.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { OrderTexts } from '../../../kit/order-texts.tsx';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { orderTexts } from '../order-texts.ts';
import { OrderMoves } from '../parts/order-moves/order-moves.tsx';
import { SendOutDialog } from '../parts/order-moves/send-out-dialog.tsx';
import { NO_TRACKING, TrackingFields, toTracking } from '../parts/order-moves/tracking-fields.tsx';
import { useChangeOrderStatus } from '../parts/order-moves/use-change-order-status.ts';
import { SourceMark } from '../parts/order-parts/source-mark.tsx';
import { StatusBadge } from '../parts/order-parts/status-badge.tsx';
import { useGetAdminOrderQuery } from '../parts/orders/api.ts';
import { useListWithdrawalsQuery } from '../parts/withdrawals/api.ts';
import { WithdrawalList } from '../parts/withdrawals/withdrawal-list.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderBooks } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderParcel } from './order-parcel.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderPapers, OrderRecipient } from './order-recipient.tsx';
import { OrderReturns } from './order-returns.tsx';

export default function AdminOrderPage() {
  const { id = '' } = useParams();
  const { isRefined } = useDashboardTexts();
  const texts = useTexts(orderTexts);
  const query = useGetAdminOrderQuery(id, live(10));
  const title = query.currentData ? texts.title(query.currentData.number) : texts.untitled;
  return (
    <section className="stack gap-4">
      <PageHead title={title} hidden />
      <header>
        <BackLink to={dashboardPaths.adminOrders.to()} all={texts.all} />
        <h2>{title}</h2>
        {!isRefined && <p className="text-fine break-all text-muted">{texts.orderId(id)}</p>}
      </header>
      <Loaded query={query} current failed={texts.failed}>
        {(order) => <OrderDetails order={order} />}
      </Loaded>
    </section>
  );
}

const recipientTitle = (
  { address, boughtGiftCard }: AdminOrderView,
  texts: TextsOf<typeof orderTexts>,
) => {
  if (boughtGiftCard) return texts.boughtBy;
  return address ? texts.deliverTo : texts.for;
};

/** An order with its status buttons, books, recipient and history. */
function OrderDetails({ order }: { order: AdminOrderView }) {
  const texts = useTexts(orderTexts);
  const [parcel, setParcel] = useState(NO_TRACKING);
  const { isRefined } = useDashboardTexts();
  const { changeStatus, undoStatus, changing, sendingOut } = useChangeOrderStatus(
    undefined,
    toTracking(parcel),
  );
  return (
    <div className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {sendingOut && <SendOutDialog {...sendingOut} />}
      <div data-focus-area className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:col-span-2">
        <p data-takes-focus role="status">
          <span className="sr-only">{texts.status}</span>
          <StatusBadge {...order} />
        </p>
        <p className="text-muted">
          {inSentence(texts.placedOn, <DateTime at={order.createdAt} />)} <SourceMark {...order} />
        </p>
        <div className="flex w-full flex-wrap gap-3 lg:ml-auto lg:w-auto">
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
        <Card
          level={3}
          className="self-start"
          title={order.boughtGiftCard ? texts.giftCard : texts.books}
        >
          <OrderBooks order={order} />
        </Card>
        <OrderReturns order={order} />
      </div>
      <div className="grid content-start gap-6">
        <Card level={3} className="self-start" title={recipientTitle(order, texts)}>
          <OrderRecipient order={order} />
          <OrderPapers order={order} />
          <OrderTexts texts={order.texts} />
        </Card>
        {!isRefined && order.address && order.status === 'packed' && (
          <Card level={3} className="self-start" title={texts.parcel}>
            <TrackingFields typed={parcel} hasMail={Boolean(order.email)} onChange={setParcel} />
          </Card>
        )}
        {(order.tracking || (order.address && order.status === 'out-for-delivery')) && (
          <Card level={3} className="self-start" title={texts.parcel}>
            <OrderParcel order={order} />
          </Card>
        )}
        <OrderWithdrawals id={order._id} />
        {order.payment && (
          <Card level={3} className="self-start" title={texts.payment}>
            <OrderPayment order={order} payment={order.payment} />
          </Card>
        )}
        <Card level={3} className="self-start" title={texts.notes}>
          <OrderNotes order={order} />
        </Card>
        <Card level={3} className="self-start" title={texts.history}>
          <OrderHistory {...order} />
        </Card>
      </div>
    </div>
  );
}

/** The withdrawals of an order; renders nothing without any. */
function OrderWithdrawals({ id }: { id: string }) {
  const { withdrawal } = useTexts(orderTexts);
  const { data: shop } = useShopQuery();
  const { data } = useListWithdrawalsQuery(
    { order: id },
    { skip: !hasWithdrawals(shop?.place?.country), ...FRESH },
  );
  if (!data || data.total === 0) return null;
  return (
    <Card level={3} className="self-start" title={withdrawal}>
      <WithdrawalList label={withdrawal} withdrawals={data.withdrawals} />
    </Card>
  );
}

/** Says how long an unconfirmed order keeps its books, and what the owner can do. */
function UnconfirmedNote({ status, hold }: Pick<AdminOrderView, 'status' | 'hold'>) {
  const texts = useTexts(orderTexts).unconfirmed;
  if (status !== 'unconfirmed') return null;
  return (
    <div className="rounded-card border border-line bg-wash px-5 py-4">
      <p className="font-semibold">{texts.title}</p>
      <p>
        {hold?.until && inSentence(texts.keptUntil, <DateTime at={hold.until} />)}
        {hold?.lapsedAt && inSentence(texts.lapsed, <DateTime at={hold.lapsedAt} />)}
        {texts.whatToDo}
      </p>
    </div>
  );
}
