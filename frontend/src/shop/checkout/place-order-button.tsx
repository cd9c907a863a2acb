import { formatMoney } from '@book-store/contract/money';
import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { counted } from '../../lib/amount.ts';
import { useTexts } from '../../lib/storefront-texts.ts';

type PlaceOrderButtonProps = {
  agreed: boolean;
  submitting: boolean;
  items: number;
  /** Whether books in the cart are gone or sold out. */
  blocked: boolean;
  /** How many fields are not filled in yet. */
  missing: number;
  total: number;
  isPickUp: boolean;
};

/** Returns what is still to do, or what happens next. */
function toDo({ agreed, items, blocked, missing, total, isPickUp }: PlaceOrderButtonProps): string {
  if (blocked) return 'Remove what is not available first.';
  if (items === 0) return 'Your cart is empty. Choose a book first.';
  const fields = `${counted(missing, 'field')} to go`;
  const tick = 'Tick the box above to agree to the terms before you place the order.';
  if (missing > 0) return agreed ? `${fields}.` : `${fields}. ${tick}`;
  if (!agreed) return tick;
  return isPickUp
    ? `You pay ${formatMoney(total)} in cash in our shop.`
    : `You pay ${formatMoney(total)} in cash when the parcel arrives.`;
}

/**
 * The only primary button of the checkout; the text beside it counts down what is missing. It is off until the
 * terms are accepted, but pressing it then says what keeps the order from being placed.
 */
export function PlaceOrderButton(props: PlaceOrderButtonProps) {
  const texts = useTexts();
  const { agreed, submitting, items, blocked } = props;
  const id = useId();
  return (
    <div className="grid items-center gap-x-5 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Button
        type="submit"
        disabled={submitting || items === 0}
        aria-disabled={!agreed || blocked}
        aria-describedby={id}
        className="sm:min-w-56"
      >
        {submitting ? texts.checkout.submitting : texts.checkout.place}
      </Button>
      <p id={id} className="text-fine text-muted">
        {toDo(props)}
      </p>
    </div>
  );
}
