import { hasWithdrawals } from '@book-store/contract/eu';
import { withdrawPath } from '@book-store/contract/order-paths';
import { UNPAID_ENDS } from '@book-store/contract/order-status';
import { shopPlace } from '@book-store/contract/place';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { ButtonLink } from '../../kit/button.tsx';
import { PrintCancelled, PrintInvoice, PrintReceipt } from '../../kit/print/print-papers.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import { AskReturn } from '../order-returns/ask-return.tsx';
import { CancelLines } from '../order-returns/cancel-lines.tsx';
import { useDrawInvoiceMutation } from './api.ts';
import { CancelOrder } from './cancel-order.tsx';
import { type OrderAgain, OrderAgainButton } from './order-again.tsx';
import { orderTexts } from './texts.ts';

type OrderActionsProps = {
  order: OrderView;
  /** Of the link that a guest has come by. */
  token?: string | undefined;
  onOrderAgain: OrderAgain;
};

/** What the customer can do with an order. */
export function OrderActions({ order, token, onOrderAgain }: OrderActionsProps) {
  const [drawInvoice] = useDrawInvoiceMutation();
  const { invoice, creditNote } = order;
  const { withdraw } = useTexts(orderTexts);
  return (
    <div className="flex flex-wrap items-start gap-3">
      {!order.boughtGiftCard && <OrderAgainButton order={order} onOrderAgain={onOrderAgain} />}
      {!UNPAID_ENDS.includes(order.status) && (
        <>
          <PrintReceipt order={order} />
          {!order.boughtGiftCard && (
            <PrintInvoice
              order={order}
              draw={() => drawInvoice({ id: order._id, token }).unwrap()}
            />
          )}
        </>
      )}
      {invoice && creditNote && (
        <PrintCancelled order={order} invoice={invoice} creditNote={creditNote} />
      )}
      <AskReturn order={order} token={token} />
      <CancelOrder order={order} token={token} />
      <CancelLines order={order} token={token} />
      {!UNPAID_ENDS.includes(order.status) && hasWithdrawals(shopPlace().country) && (
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
