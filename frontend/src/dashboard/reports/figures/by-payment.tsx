import { formatMoney } from '@book-store/contract/money';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { Card } from '../../../kit/card.tsx';
import { SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { paymentMethodNames } from '../../../lib/ordering/payment-names.ts';
import { CsvButton } from './best-table.tsx';

type Sums = Pick<Figures['payments'][number], 'paid' | 'refunded' | 'unpaid'>;

/** The money of a range by way of payment, and each movement of it for the accountant. */
export function ByPayment({ figures }: { figures: Figures }) {
  const { payments } = figures;
  const money = payments.filter(({ method }) => method !== 'gift-card');
  const all = money.reduce<Sums>(
    (sums, { paid, refunded, unpaid }) => ({
      paid: sums.paid + paid,
      refunded: sums.refunded + refunded,
      unpaid: sums.unpaid + unpaid,
    }),
    { paid: 0, refunded: 0, unpaid: 0 },
  );
  const hasCards = money.length < payments.length;
  const named = payments.map(({ method, ...sums }) => ({
    name: paymentMethodNames[method],
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
            { head: 'Paid', cell: ({ paid }) => formatMoney(paid), numeric: true },
            { head: 'Given back', cell: ({ refunded }) => formatMoney(refunded), numeric: true },
            { head: 'Unpaid', cell: ({ unpaid }) => formatMoney(unpaid), numeric: true },
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
