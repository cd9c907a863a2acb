import { shopPlace } from '@book-store/contract/place';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import { useId } from 'react';
import { FormButton } from '../../../kit/forms/form.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { countMissing } from './missing-fields.ts';
import { type Checkout, useCheckout } from './use-checkout.ts';

function toDo(checkout: Checkout, texts: TextsOf<typeof checkoutTexts>): string {
  const { typed, books, quote, payments, isBlocked, ways, account } = checkout;
  if (isBlocked) return texts.removeFirst;
  if (books.length === 0) return texts.empty;
  const missing = countMissing(typed, { ...ways, ...account });
  const fields = missing > 0 ? texts.fieldsToGo(missing) : '';
  const terms = typed.terms ? '' : texts.agreeFirst;
  if (fields || terms) return `${fields} ${terms}`.trim();
  const { chosen } = payments;
  return chosen ? texts.pays[chosen.method](formatAmount(quote.due)) : texts.choosePayment;
}

/**
 * The only primary button of the checkout; the text beside it counts down what is missing. It is off until the
 * terms are accepted, but pressing it then says what keeps the order from being placed.
 */
export function PlaceOrderButton() {
  const texts = useTexts();
  const words = useTexts(checkoutTexts);
  const checkout = useCheckout();
  const { form, typed, books, isBlocked } = checkout;
  const id = useId();
  // The law of the European Union requires this wording.
  const button = hasWithdrawals(shopPlace().country)
    ? words.orderWithObligation
    : texts.checkout.place;
  return (
    <div className="grid items-center gap-x-5 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      <FormButton
        form={form}
        busy={texts.checkout.submitting}
        disabled={books.length === 0}
        inactive={!typed.terms || isBlocked}
        aria-describedby={id}
        className="wrap-anywhere sm:min-w-56"
      >
        {button}
      </FormButton>
      <p id={id} className="text-fine text-muted">
        {toDo(checkout, words)}
      </p>
    </div>
  );
}
