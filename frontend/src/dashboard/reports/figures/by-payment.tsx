import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { Card } from '../../../kit/card.tsx';
import { SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { formatAmount, totalOf } from '../../../lib/money/amount.ts';
import { paymentMethodNames } from '../../../lib/ordering/payment-names.ts';
import { CsvButton } from './best-table.tsx';

type Sums = Pick<Figures['payments'][number], 'paid' | 'refunded' | 'unpaid'>;

/** The money of a range by way of payment, and each movement of it for the accountant. */
export function ByPayment({ figures }: { figures: Figures }) {
  const { payments } = figures;
  const money = payments.filter(({ method }) => method !== 'gift-card');
  const all: Sums = {
    paid: totalOf(money.map(({ paid }) => paid)),
    refunded: totalOf(money.map(({ refunded }) => refunded)),
    unpaid: totalOf(money.map(({ unpaid }) => unpaid)),
  };
  const hasCards = money.length < payments.length;
  const named = payments.map(({ method, ...sums }) => ({
    name: paymentMethodNames()[method],
    ...sums,
  }));
  return (
    <Card
      title="Payments"
      aside={<CsvButton part="payments" range={figures} label="Each payment and refund as CSV" />}
    >
      {payments.length === 0 ? (
        <p className="py-6 text-center text-muted">No money came in or went back on these days.</p>
      ) : (
        <SimpleTable
          caption="Payments"
          rows={
            named.length > 1
              ? [...named, { name: hasCards ? 'All but gift cards' : 'All', ...all }]
              : named
          }
          keyOf={({ name }) => name}
          columns={[
            { head: 'Way', cell: ({ name }) => name, cellClass: 'w-full break-words' },
            { head: 'Paid', cell: ({ paid }) => formatAmount(paid), numeric: true },
            { head: 'Given back', cell: ({ refunded }) => formatAmount(refunded), numeric: true },
            { head: 'Unpaid', cell: ({ unpaid }) => formatAmount(unpaid), numeric: true },
          ]}
          className="text-fine"
          rowClass="align-top last:font-semibold"
        />
      )}
      <p className="text-fine text-muted">
        Money counts on the day it came or went back, in the shop’s time zone. Unpaid is what is
        still to come for the orders placed on these days.
        {hasCards && ' What a gift card pays is no new money: that came when the card was sold.'}
      </p>
    </Card>
  );
}
