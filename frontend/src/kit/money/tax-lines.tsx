import { percentText, type Taxes } from '@book-store/contract/settings/tax/tax';
import { formatAmount } from '../../lib/money/amount.ts';
import { orderingTexts } from '../../lib/ordering/texts.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { SumLine } from './sum-line.tsx';

type TaxLinesProps = { taxes: Taxes | undefined; className?: string };

/** The tax of an order: a line for each rate, and nothing where none is due, as at a rate of zero. */
export function TaxLines({ taxes, className = '' }: TaxLinesProps) {
  const texts = useTexts(orderingTexts);
  if (!taxes) return null;
  return taxes.sums.map(
    ({ rate, tax }) =>
      rate !== undefined &&
      rate > 0 && (
        <SumLine
          key={rate}
          name={texts.tax(percentText(rate), taxes.included)}
          className={className}
        >
          {formatAmount(tax)}
        </SumLine>
      ),
  );
}

/** Those lines where they are part of the sum, before it; or where the sum has them in it, after it. */
export const addedTaxes = (taxes: Taxes | undefined) => (taxes?.included ? undefined : taxes);
export const includedTaxes = (taxes: Taxes | undefined) => (taxes?.included ? taxes : undefined);
