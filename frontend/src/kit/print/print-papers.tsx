import { canBeInvoiced, isPaidFor } from '@book-store/contract/orders/order/order-papers';
import type { CreditNote, Invoice } from '@book-store/contract/settings/tax/tax.schemas';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useShopQuery } from '../../api/calls/shop-api.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { useAction } from '../use-action.ts';
import { OrderCreditNote } from './order-credit-note.tsx';
import { OrderInvoice } from './order-invoice.tsx';
import { OrderReceipt, type ReceiptOrder } from './order-receipt.tsx';
import { paperTexts } from './texts.ts';

/** Shows a sheet as long as it is printed, on the paper that is chosen in the browser's dialog. */
function usePrinting() {
  const [sheet, setSheet] = useState<ReactNode>(null);
  useEffect(() => {
    if (!sheet) return;
    const done = () => setSheet(null);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [sheet]);
  return [sheet, setSheet] as const;
}

type PrintButtonProps = { paper: ReactNode; children: ReactNode };

function PrintButton({ paper, children }: PrintButtonProps) {
  const [sheet, print] = usePrinting();
  return (
    <>
      <Button variant="secondary" onClick={() => print(paper)}>
        {children}
      </Button>
      {sheet}
    </>
  );
}

/** Prints the receipt of an order that has been paid. */
export function PrintReceipt({ order }: { order: ReceiptOrder }) {
  const { printReceipt } = useTexts(paperTexts);
  if (!isPaidFor(order)) return null;
  return <PrintButton paper={<OrderReceipt order={order} />}>{printReceipt}</PrintButton>;
}

type PrintInvoiceProps = {
  order: ReceiptOrder;
  /** Gives the order its invoice, unless it has one. */
  draw: () => Promise<{ invoice?: Invoice | undefined }>;
};

/**
 * Prints an order's invoice once its books or its money are on their way; it gets its number the first time. Shops
 * without tax have none.
 */
export function PrintInvoice({ order, draw }: PrintInvoiceProps) {
  const texts = useTexts(paperTexts);
  const tax = useShopQuery().data?.tax;
  const [sheet, print] = usePrinting();
  const { act, busy, failure } = useAction({
    run: async () => {
      const invoice = order.invoice ?? (await draw()).invoice;
      if (invoice) print(<OrderInvoice order={order} invoice={invoice} />);
    },
    inPlace: true,
  });
  if (!order.invoice && !(tax && canBeInvoiced(order))) return null;
  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        {texts.printInvoice}
      </Button>
      <span role="alert" className="text-fine font-semibold text-bad empty:hidden">
        {failure}
      </span>
      {sheet}
    </>
  );
}

type PrintCancelledProps = { order: ReceiptOrder; invoice: Invoice; creditNote: CreditNote };

/** Prints an invoice that was cancelled, and the credit note that does. */
export function PrintCancelled({ order, invoice, creditNote }: PrintCancelledProps) {
  const texts = useTexts(paperTexts);
  return (
    <>
      <PrintButton paper={<OrderInvoice order={order} invoice={invoice} />}>
        {texts.printInvoice} {invoice.number}
      </PrintButton>
      <PrintCreditNote {...{ order, invoice, creditNote }} />
    </>
  );
}

/** Prints the credit note for all of an invoice, or for copies that have come back. */
export function PrintCreditNote(paper: ComponentProps<typeof OrderCreditNote>) {
  const { printCreditNote } = useTexts(paperTexts);
  return (
    <PrintButton paper={<OrderCreditNote {...paper} />}>
      {printCreditNote} {paper.creditNote.number}
    </PrintButton>
  );
}
