import { deliveredAt } from '@book-store/contract/orders/returns/returns';
import { percentText } from '@book-store/contract/settings/tax/tax';
import type { Invoice } from '@book-store/contract/settings/tax/tax.schemas';
import { formatAmount } from '../../lib/money/amount.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { OrderDate } from '../date-time.tsx';
import { InvoiceHead } from './invoice-head.tsx';
import { type ReceiptOrder, TotalInCash } from './order-receipt.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { PrintedLines } from './printed-lines.tsx';
import { paperTexts } from './texts.ts';

/** The printed invoice: who has sold what to whom, and the sums of each tax rate. */
export function OrderInvoice({ order, invoice }: { order: ReceiptOrder; invoice: Invoice }) {
  const texts = useTexts(paperTexts);
  const delivered = deliveredAt(order);
  return (
    <PrintSheet label={texts.invoice}>
      <InvoiceHead
        title={`${texts.invoice} ${invoice.number}`}
        seller={invoice.seller}
        order={order}
        facts={[
          [texts.invoiceDate, <OrderDate key="date" at={invoice.at} />],
          [texts.order, order.number],
          [texts.orderedOn, <OrderDate key="ordered" at={order.createdAt} />],
          ...(delivered
            ? [[texts.deliveredOn, <OrderDate key="delivered" at={delivered} />] as const]
            : []),
        ]}
      />
      <PrintedLines order={order} />
      <TotalInCash order={order} />
      {order.taxes && <SumsOfRates sums={order.taxes.sums} />}
    </PrintSheet>
  );
}

type Sums = NonNullable<ReceiptOrder['taxes']>['sums'];

/** What an invoice comes to at each tax rate. */
export function SumsOfRates({ sums }: { sums: Sums }) {
  const texts = useTexts(paperTexts);
  return (
    <table className="keep-together mt-[2em]">
      <thead>
        <tr>
          <th scope="col">{texts.taxRate}</th>
          {[texts.net, texts.tax, texts.gross].map((head) => (
            <th key={head} scope="col" className="amount">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map(({ rate, net, tax, gross }) => (
          <tr key={rate ?? 'none'}>
            <td>{rate === undefined ? texts.noTax : percentText(rate)}</td>
            <td className="amount">{formatAmount(net)}</td>
            <td className="amount">{formatAmount(tax)}</td>
            <td className="amount">{formatAmount(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
