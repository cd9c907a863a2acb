import { titleOfCopies } from '@book-store/contract/orders/order/orders';
import type { OrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { dateFormat } from '@book-store/contract/place';
import type { CreditNote, Invoice } from '@book-store/contract/settings/tax/tax.schemas';
import { formatAmount } from '../../lib/money/amount.ts';
import { titleIn } from '../../lib/ordering/returned-titles.ts';
import { useLanguage, useTexts } from '../../lib/wording/storefront-texts.ts';
import { OrderDate } from '../date-time.tsx';
import { SumLine } from '../money/sum-line.tsx';
import { InvoiceHead } from './invoice-head.tsx';
import { SumsOfRates } from './order-invoice.tsx';
import type { ReceiptOrder } from './order-receipt.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { PrintedLines } from './printed-lines.tsx';
import { paperTexts } from './texts.ts';

type OrderCreditNoteProps = {
  order: ReceiptOrder;
  invoice: Invoice;
  creditNote: CreditNote;
  /** What it is for, if not for all of the invoice. */
  returned?: OrderReturn | undefined;
};

/** The printed credit note: which invoice it cancels, or is a part of, and the sums of that below zero. */
export function OrderCreditNote({ order, invoice, creditNote, returned }: OrderCreditNoteProps) {
  const texts = useTexts(paperTexts);
  const language = useLanguage();
  const total = returned?.amount ?? order.totalPrice;
  const taxes = returned ? returned.taxes : order.taxes;
  const says = returned ? texts.lowers : texts.cancels;
  return (
    <PrintSheet label={texts.creditNote}>
      <InvoiceHead
        title={`${texts.creditNote} ${creditNote.number}`}
        seller={invoice.seller}
        order={order}
        facts={[
          [texts.date, <OrderDate key="date" at={creditNote.at} />],
          [texts.order, order.number],
        ]}
      />
      <p className="mb-[1em]">
        {says(
          String(invoice.number),
          dateFormat(language, { dateStyle: 'medium' }).format(new Date(invoice.at)),
        )}
      </p>
      {returned ? (
        <ReturnedLines order={order} returned={returned} />
      ) : (
        <PrintedLines order={order} />
      )}
      <SumLine name={texts.total} className="keep-together pt-[0.6em] text-[1.3em] font-bold">
        {formatAmount(0 - total)}
      </SumLine>
      {taxes && <SumsOfRates sums={taxes.sums.map(negative)} />}
    </PrintSheet>
  );
}

type ReturnedLinesProps = { order: Pick<ReceiptOrder, 'lines'>; returned: OrderReturn };

/** Without prices: what is given back for copies may be less. */
const ReturnedLines = ({ order, returned }: ReturnedLinesProps) => (
  <ul className="list-disc pl-[1.2em]">
    {returned.lines.map(({ bookId, quantity }) => {
      const title = titleIn(order, bookId);
      return <li key={bookId}>{titleOfCopies({ title, quantity })}</li>;
    })}
  </ul>
);

type Sum = NonNullable<ReceiptOrder['taxes']>['sums'][number];

/** Without zeros below zero. */
const negative = ({ rate, net, tax, gross }: Sum): Sum => ({
  rate,
  net: 0 - net,
  tax: 0 - tax,
  gross: 0 - gross,
});
