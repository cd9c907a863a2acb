import type { GiftCardSales } from '@book-store/contract/settings/payment/payment-settings.schemas';
import type { ComponentProps } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { amountInField, parsePrice, priceInput } from '../../../lib/money/price-input.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';

type AmountFieldProps = {
  sales: GiftCardSales;
  field: Omit<ComponentProps<typeof Field>, 'label' | 'value'> & { value: string };
  onChoose: (amount: string) => void;
};

/** What a gift card is worth: one of some amounts, or any other within the shop's limits. */
export function AmountField({ sales, field, onChoose }: AmountFieldProps) {
  const words = useTexts(checkoutTexts).buyGiftCard;
  const chosen = parsePrice(field.value);
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that fill a field in are no fields. */}
      <div role="group" aria-label={words.proposed} className="flex flex-wrap gap-3">
        {proposedAmounts(sales.smallest, sales.largest).map((amount) => (
          <Button
            key={amount}
            variant="secondary"
            aria-pressed={amount === chosen}
            onClick={() => onChoose(amountInField(amount))}
          >
            {formatAmount(amount)}
          </Button>
        ))}
      </div>
      <Field
        {...field}
        label={words.amount}
        required
        hint={words.between(formatAmount(sales.smallest), formatAmount(sales.largest))}
        data-empty={words.amountMissing}
        {...priceInput()}
      />
    </div>
  );
}

const MOST = 5;

/** Returns a few round amounts within limits: 1, 2.5 and 5 times a power of ten. */
function proposedAmounts(smallest: number, largest: number): number[] {
  const found: number[] = [];
  for (let power = 1; power <= largest; power *= 10) {
    for (const amount of [power, power * 2.5, power * 5]) {
      if (amount >= smallest && amount <= largest && Number.isInteger(amount)) found.push(amount);
    }
  }
  return found.slice(-MOST);
}
