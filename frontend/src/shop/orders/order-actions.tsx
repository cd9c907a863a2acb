import { UNPAID_ENDS } from '@book-store/contract/order-status';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { PrintCancelled, PrintInvoice, PrintReceipt } from '../../kit/print/print-papers.tsx';
import { useDrawInvoiceMutation } from './api.ts';
import { CancelOrder } from './cancel-order.tsx';
import { type OrderAgain, OrderAgainButton } from './order-again.tsx';

type OrderActionsProps = { order: OrderView; onOrderAgain: OrderAgain };

/** What the customer can do with an order. */
export function OrderActions({ order, onOrderAgain }: OrderActionsProps) {
  const [drawInvoice] = useDrawInvoiceMutation();
  const { invoice, creditNote } = order;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <OrderAgainButton order={order} onOrderAgain={onOrderAgain} />
      {!UNPAID_ENDS.includes(order.status) && (
        <>
          <PrintReceipt order={order} />
          <PrintInvoice order={order} draw={() => drawInvoice(order._id).unwrap()} />
        </>
      )}
      {invoice && creditNote && (
        <PrintCancelled order={order} invoice={invoice} creditNote={creditNote} />
      )}
      <CancelOrder order={order} />
    </div>
  );
}
