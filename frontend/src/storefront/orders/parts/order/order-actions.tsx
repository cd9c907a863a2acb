import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { withdrawPath } from '@book-store/contract/pages/addresses/order-paths';
import { shopPlace } from '@book-store/contract/place';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import { useEffect, useRef } from 'react';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { Button, ButtonLink } from '../../../../kit/button.tsx';
import { confirmDestructive } from '../../../../kit/dialogs/dialogs.ts';
import { IssuedPapers, PrintReceipt } from '../../../../kit/print/print-papers.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';
import { AskReturn } from '../order-returns/ask-return.tsx';
import { CancelLines } from '../order-returns/cancel-lines.tsx';
import {
  useCancelOrderMutation,
  useDrawInvoiceMutation,
  useLazyReadPaperFileQuery,
  useLazyReadPaperQuery,
  useMailPaperMutation,
} from './api.ts';
import { type OrderAgain, OrderAgainButton } from './order-again.tsx';

type OrderActionsProps = {
  order: OrderView;
  /** From a guest's link. */
  token?: string | undefined;
  onOrderAgain: OrderAgain;
};

export function OrderActions({ order, token, onOrderAgain }: OrderActionsProps) {
  const [drawInvoice] = useDrawInvoiceMutation();
  const [readPaper] = useLazyReadPaperQuery();
  const [readFile] = useLazyReadPaperFileQuery();
  const [mailPaper] = useMailPaperMutation();
  const { withdraw } = useTexts(orderTexts);
  const isBinding = !UNPAID_ENDS.includes(order.status) && order.status !== 'unconfirmed';
  return (
    <div className="flex flex-wrap items-start gap-3">
      {!order.boughtGiftCard && <OrderAgainButton order={order} onOrderAgain={onOrderAgain} />}
      {isBinding && <PrintReceipt order={order} />}
      <IssuedPapers
        order={order}
        read={(paper) => readPaper({ id: order._id, token, paper }, true).unwrap()}
        file={(paper) => readFile({ id: order._id, token, paper }).unwrap()}
        mail={(paper) => mailPaper({ id: order._id, token, paper }).unwrap()}
        draw={() => drawInvoice({ id: order._id, token }).unwrap()}
      />
      <AskReturn order={order} token={token} />
      <CancelOrder order={order} token={token} />
      <CancelLines order={order} token={token} />
      {isBinding && hasWithdrawals(shopPlace().country) && (
        <ButtonLink
          variant="secondary"
          to={withdrawPath(order.number)}
          state={{ name: order.name, email: order.email }}
        >
          {withdraw}
        </ButtonLink>
      )}
    </div>
  );
}

/** Lets the customer cancel an order, and shows the result. */
function CancelOrder({ order, token }: { order: OrderView; token?: string | undefined }) {
  const words = useTexts(orderTexts);
  const [cancelOrder, { isLoading, isSuccess, error }] = useCancelOrderMutation();

  const isPaid = order.payment && (order.payment.paid > 0 || order.payment.giftCard);

  const state = useRef<HTMLDivElement>(null);
  const isCancelled = isSuccess && !order.cancellable;
  // The pressed button has disappeared.
  useEffect(() => {
    if (isCancelled) state.current?.focus();
  }, [isCancelled]);

  async function cancel() {
    const sure = await confirmDestructive(
      words.cancelSure(order.number),
      order.boughtGiftCard
        ? words.cancelGiftCardMeans
        : isPaid
          ? words.cancelPaidMeans
          : words.cancelMeans,
      words.cancelYes,
      words.cancelNo,
    );
    if (sure) await cancelOrder({ id: order._id, token });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
      {order.cancellable && (
        <Button variant="secondary" onClick={() => void cancel()} disabled={isLoading}>
          {words.cancel}
        </Button>
      )}
      <div ref={state} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {isCancelled && <p>{isPaid ? words.cancelledPaid : words.cancelled}</p>}
        {error && <p className="font-semibold text-bad">{toApiProblem(error).message}</p>}
      </div>
    </div>
  );
}
