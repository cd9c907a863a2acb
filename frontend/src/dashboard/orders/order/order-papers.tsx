import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { Button } from '../../../kit/button.tsx';
import { PrintCancelled, PrintInvoice, PrintReceipt } from '../../../kit/print/print-papers.tsx';
import { PackingSlips, PaperChoice, useSlipPaper } from '../parts/order-parts/packing-slip.tsx';
import { useDrawAdminInvoiceMutation } from '../parts/orders/api.ts';

/** The papers of an order: slip, receipt and invoice once it is confirmed and until it ends unpaid, and what has been cancelled. */
export function OrderPapers({ order }: { order: AdminOrderView }) {
  const [drawInvoice] = useDrawAdminInvoiceMutation();
  const { invoice, creditNote, credited = [] } = order;
  const cancelled = [...credited, ...(invoice && creditNote ? [{ invoice, creditNote }] : [])];
  return (
    <>
      {!UNPAID_ENDS.includes(order.status) && order.status !== 'unconfirmed' && (
        <>
          {!order.boughtGiftCard && <PrintSlip order={order} />}
          <PrintReceipt order={order} />
          {!order.boughtGiftCard && (
            <PrintInvoice order={order} draw={() => drawInvoice(order._id).unwrap()} />
          )}
        </>
      )}
      {cancelled.map((papers) => (
        <PrintCancelled key={papers.creditNote.number} order={order} {...papers} />
      ))}
    </>
  );
}

function PrintSlip({ order }: { order: AdminOrderView }) {
  const [paper, choosePaper] = useSlipPaper();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => window.print()} className="grow">
        Print packing slip
      </Button>
      <PaperChoice paper={paper} onChoose={choosePaper} />
      <PackingSlips orders={[order]} paper={paper} />
    </div>
  );
}
