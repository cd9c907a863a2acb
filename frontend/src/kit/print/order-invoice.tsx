import { formatMoney } from '@book-store/contract/money';
import type { Invoice } from '@book-store/contract/schemas/tax';
import { percentText } from '@book-store/contract/tax';
import { useTexts } from '../../lib/storefront-texts.ts';
import { OrderDate } from '../date-time.tsx';
import { PostalAddress } from '../postal-address.tsx';
import { type ReceiptOrder, TotalInCash } from './order-receipt.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { PrintedLines } from './printed-lines.tsx';
import { paperTexts } from './texts.ts';

/** The printed invoice: who has sold what to whom, and the sums of each tax rate. */
export function OrderInvoice({ order, invoice }: { order: ReceiptOrder; invoice: Invoice }) {
  const texts = useTexts(paperTexts);
  const { name, address, taxNumber } = invoice.seller;
  return (
    <PrintSheet label={texts.invoice}>
      <div className="mb-[2em] flex items-start justify-between gap-[1.5em]">
        <h1>
          {texts.invoice} {invoice.number}
        </h1>
        <address className="text-right not-italic">
          <strong className="block">{name}</strong>
          <span className="block whitespace-pre-line">{address}</span>
          {taxNumber && <span className="block">{texts.taxNumber(taxNumber)}</span>}
        </address>
      </div>
      <div className="keep-together mb-[2em] grid grid-cols-[minmax(0,1fr)_auto] items-start gap-[1.5em]">
        <PostalAddress order={order} />
        <dl className="grid grid-cols-[auto_auto] gap-x-[1em]">
          <dt>{texts.invoiceDate}</dt>
          <dd className="text-right">
            <OrderDate at={invoice.at} />
          </dd>
          <dt>{texts.order}</dt>
          <dd className="text-right">{order.number}</dd>
          <dt>{texts.orderedOn}</dt>
          <dd className="text-right">
            <OrderDate at={order.createdAt} />
          </dd>
        </dl>
      </div>
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
            <td className="amount">{formatMoney(net)}</td>
            <td className="amount">{formatMoney(tax)}</td>
            <td className="amount">{formatMoney(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
