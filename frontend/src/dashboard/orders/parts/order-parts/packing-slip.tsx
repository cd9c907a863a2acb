import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { cashFor } from '@book-store/contract/settings/payment/payment';
import { pageSizeIn } from '@book-store/contract/settings/place/page-size';
import { useState } from 'react';
import { useShop } from '../../../../api/calls/shop-api.ts';
import { DateTime } from '../../../../kit/date-time.tsx';
import { SumLine } from '../../../../kit/money/sum-line.tsx';
import { PostalAddress } from '../../../../kit/postal-address.tsx';
import { type Paper, PrintHead, PrintSheet } from '../../../../kit/print/print-sheet.tsx';
import { PrintedLines } from '../../../../kit/print/printed-lines.tsx';
import { paperTexts } from '../../../../kit/print/texts.ts';
import { copiesInWords, formatAmount } from '../../../../lib/money/amount.ts';
import { isPaidInCash } from '../../../../lib/ordering/order-status-names.ts';
import { keptText } from '../../../../lib/storage/kept-text.ts';
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { movesTexts } from '../../moves-texts.ts';

type PackingSlipsProps = { orders: readonly AdminOrderView[]; paper: Paper };

/** Packing slips, one per page. */
export function PackingSlips({ orders, paper }: PackingSlipsProps) {
  const texts = useTexts(paperTexts).slip;
  return (
    <PrintSheet label={orders.length === 1 ? texts.slip : texts.slips} paper={paper}>
      {orders.map((order) => (
        <PackingSlip key={order._id} order={order} />
      ))}
    </PrintSheet>
  );
}

function paymentWords(
  { address, payment }: AdminOrderView,
  texts: TextsOf<typeof paperTexts>['slip'],
) {
  if (payment && !isPaidInCash({ payment })) return texts.withoutCash(payment.paid >= payment.due);
  return address ? texts.onDelivery : texts.inShop;
}

/** Recipient, books and the cash to collect. */
function PackingSlip({ order }: { order: AdminOrderView }) {
  const texts = useTexts(paperTexts).slip;
  const common = useTexts(commonTexts);
  const { status } = order;
  const isUnpaid = UNPAID_ENDS.includes(status);
  const inCash = isPaidInCash(order);
  const cash = status === 'delivered' ? texts.collected : texts.toCollect;
  return (
    <article aria-label={texts.order(order.number)} className="printed-page">
      <PrintHead name={texts.slip} number={order.number} />
      <div className="keep-together mb-[1.2em] grid grid-cols-[minmax(0,1fr)_auto] items-start gap-[1.5em]">
        <div className="text-[1.25em] leading-snug">
          <PostalAddress order={order} />
          <p className="mt-[0.3em] empty:hidden">{order.phone}</p>
        </div>
        <p className="rounded-[4pt] border-[1.5pt] border-current px-[0.9em] py-[0.6em] text-center">
          <span className="block">{isUnpaid || !inCash ? texts.nothingToCollect : cash}</span>
          <strong className="block text-[2em] leading-tight tabular-nums">
            {formatAmount(isUnpaid ? 0 : cashFor(order))}
          </strong>
        </p>
      </div>
      <PrintedLines order={order} ticks />
      <SumLine
        name={texts.total(copiesInWords(order.lines, common))}
        className="pt-[0.5em] font-bold"
      >
        {formatAmount(order.totalPrice)}
      </SumLine>
      <p className="mt-[1.5em] text-[0.9em]">
        {texts.placed(order._id)}
        <DateTime at={order.createdAt} />. {paymentWords(order, texts)}
      </p>
    </article>
  );
}

type PaperChoiceProps = { paper: Paper; onChoose: (paper: Paper) => void };

export function PaperChoice({ paper, onChoose }: PaperChoiceProps) {
  const { place } = useShop();
  const papers = [
    { value: 'page', name: pageSizeIn(place?.country) },
    { value: 'a6', name: 'A6' },
  ] as const;
  return (
    <fieldset className="flex">
      <legend className="sr-only">{useTexts(movesTexts).paperSize}</legend>
      {papers.map(({ value, name }) => (
        <label
          key={value}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 border border-control px-4 first-of-type:rounded-l-field last-of-type:-ml-px last-of-type:rounded-r-field has-checked:bg-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="paper"
            value={value}
            checked={paper === value}
            onChange={() => onChoose(value)}
            className="accent-accent-deep"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

const kept = keptText('packing-slip-paper');

/** The paper size of slips that was chosen last; it rarely changes between orders. */
export function useSlipPaper(): [Paper, (paper: Paper) => void] {
  const [paper, setPaper] = useState<Paper>(kept.read() === 'a6' ? 'a6' : 'page');
  const choose = (next: Paper) => {
    setPaper(next);
    kept.write(next);
  };
  return [paper, choose];
}
