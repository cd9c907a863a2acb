import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { Card } from '../../../kit/card.tsx';
import { SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { formatAmount, totalOf } from '../../../lib/money/amount.ts';
import { paymentMethodNames } from '../../../lib/ordering/payment-names.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { figuresTexts } from '../figures-texts.ts';
import { CsvButton } from './best-table.tsx';

type Sums = Pick<Figures['payments'][number], 'paid' | 'refunded' | 'unpaid'>;

/** The money of a range by way of payment, and each movement of it for the accountant. */
export function ByPayment({ figures }: { figures: Figures }) {
  const texts = useTexts(figuresTexts).payments;
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
      title={texts.title}
      aside={<CsvButton part="payments" range={figures} label={texts.asCsv} />}
    >
      {payments.length === 0 ? (
        <p className="py-6 text-center text-muted">{texts.none}</p>
      ) : (
        <SimpleTable
          caption={texts.title}
          rows={
            named.length > 1
              ? [...named, { name: hasCards ? texts.allButGiftCards : texts.all, ...all }]
              : named
          }
          keyOf={({ name }) => name}
          columns={[
            { head: texts.way, cell: ({ name }) => name, cellClass: 'w-full break-words' },
            { head: texts.paid, cell: ({ paid }) => formatAmount(paid), numeric: true },
            { head: texts.refunded, cell: ({ refunded }) => formatAmount(refunded), numeric: true },
            { head: texts.unpaid, cell: ({ unpaid }) => formatAmount(unpaid), numeric: true },
          ]}
          className="text-fine"
          rowClass="align-top last:font-semibold"
        />
      )}
      <p className="text-fine text-muted">
        {texts.note} {hasCards && texts.giftCards}
      </p>
    </Card>
  );
}
