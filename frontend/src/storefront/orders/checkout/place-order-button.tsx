import { shopPlace } from '@book-store/contract/place';
import type { PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import { useId } from 'react';
import { Button } from '../../../kit/button.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../parts/checkout/texts.ts';

type PlaceOrderButtonProps = {
  agreed: boolean;
  submitting: boolean;
  items: number;
  /** Whether books in the cart are gone or sold out. */
  blocked: boolean;
  /** How many fields are not filled in yet. */
  missing: number;
  total: number;
  /** The chosen way to pay; none is chosen, or fits. */
  method: PaymentMethod | undefined;
};

/** Returns what is still to do, or what happens next. */
function toDo(props: PlaceOrderButtonProps, texts: TextsOf<typeof checkoutTexts>): string {
  const { agreed, items, blocked, missing, total, method } = props;
  if (blocked) return texts.removeFirst;
  if (items === 0) return texts.empty;
  const fields = missing > 0 ? texts.fieldsToGo(missing) : '';
  const tick = agreed ? '' : texts.tickFirst;
  if (fields || tick) return `${fields} ${tick}`.trim();
  return method ? texts.pays[method](formatAmount(total)) : texts.choosePayment;
}

/**
 * The only primary button of the checkout; the text beside it counts down what is missing. It is off until the
 * terms are accepted, but pressing it then says what keeps the order from being placed.
 */
export function PlaceOrderButton(props: PlaceOrderButtonProps) {
  const texts = useTexts();
  const words = useTexts(checkoutTexts);
  const { agreed, submitting, items, blocked } = props;
  const id = useId();
  // The law of the European Union asks for these words.
  const button = hasWithdrawals(shopPlace().country)
    ? words.orderWithObligation
    : texts.checkout.place;
  return (
    <div className="grid items-center gap-x-5 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Button
        type="submit"
        disabled={submitting || items === 0}
        aria-disabled={!agreed || blocked}
        aria-describedby={id}
        className="sm:min-w-56"
      >
        {submitting ? texts.checkout.submitting : button}
      </Button>
      <p id={id} className="text-fine text-muted">
        {toDo(props, words)}
      </p>
    </div>
  );
}
