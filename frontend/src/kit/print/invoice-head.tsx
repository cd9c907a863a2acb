import type { Invoice } from '@book-store/contract/settings/tax/tax.schemas';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { PostalAddress } from '../postal-address.tsx';
import type { ReceiptOrder } from './order-receipt.tsx';
import { paperTexts } from './texts.ts';

type InvoiceHeadProps = {
  title: string;
  seller: Invoice['seller'];
  order: ReceiptOrder;
  facts: readonly (readonly [name: string, value: ReactNode])[];
};

/** The head of an invoice or a credit note: what it is, who has sold to whom, and its facts. */
export function InvoiceHead({ title, seller, order, facts }: InvoiceHeadProps) {
  const texts = useTexts(paperTexts);
  const { name, address, taxNumber } = seller;
  return (
    <>
      <div className="mb-[2em] flex items-start justify-between gap-[1.5em]">
        <h1>{title}</h1>
        <address className="text-right not-italic">
          <strong className="block">{name}</strong>
          <span className="block whitespace-pre-line">{address}</span>
          {taxNumber && <span className="block">{texts.taxNumber(taxNumber)}</span>}
        </address>
      </div>
      <div className="keep-together mb-[2em] grid grid-cols-[minmax(0,1fr)_auto] items-start gap-[1.5em]">
        <PostalAddress order={order} />
        <dl className="grid grid-cols-[auto_auto] gap-x-[1em]">
          {facts.map(([fact, value]) => (
            <div key={fact} className="contents">
              <dt>{fact}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
