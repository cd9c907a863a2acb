import type {
  PaymentMethod,
  UnavailableReason,
} from '@book-store/contract/settings/payment/payment';
import { useEffect, useRef } from 'react';
import { useShop } from '../../../../api/calls/shop-api.ts';
import { Button } from '../../../../kit/button.tsx';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { isReachable } from '../../../../lib/ordering/is-reachable.ts';
import { orderingTexts } from '../../../../lib/ordering/texts.ts';
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../../checkout-texts.ts';
import { RadioCards } from './radio-cards.tsx';
import type { Payments, UnavailableMethod } from './use-payments.ts';

type PaymentFieldsProps = {
  payments: Payments;
  error: string | undefined;
  onChoose: (method: PaymentMethod) => void;
  onUseOfGiftCard: (amount: number) => void;
};

/** Chooses how the order is paid, each way with what it costs, and says why others do not fit. */
export function PaymentFields({ payments, error, onChoose, onUseOfGiftCard }: PaymentFieldsProps) {
  const words = useTexts(checkoutTexts);
  const { methods } = useTexts(orderingTexts).payment;
  const shop = useShop();
  const { offered, unavailable, chosen, dropped } = payments;
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<PaymentMethod>(undefined);
  useEffect(() => {
    if (!pressed.current) return;
    // The button that was pressed has gone with its reason.
    region.current?.querySelector<HTMLElement>(`[value="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  });
  function payWithLess(method: PaymentMethod, amount: number) {
    pressed.current = method;
    onUseOfGiftCard(amount);
    onChoose(method);
  }
  const canBecomeAvailable = unavailable.some(({ ofGiftCard }) => ofGiftCard !== undefined);
  const notPayable = isReachable(shop) ? `${words.notPayable} ${words.talkToUs}` : words.notPayable;
  return (
    <div ref={region} className="grid gap-3">
      <p role="status" className="font-semibold text-bad empty:hidden">
        {dropped && words.dropped(methods[dropped])}
      </p>
      <RadioCards
        name="payment"
        legend={words.payment}
        options={offered.map(({ method, fee }) => ({
          value: method,
          title: methods[method],
          hint: words.paymentHints[method],
          price: fee === undefined ? undefined : formatAmount(fee),
        }))}
        chosen={chosen?.method}
        none={canBecomeAvailable ? words.noneAvailableYet : notPayable}
        error={error}
        onChoose={onChoose}
      />
      <UnavailableMethods unavailable={unavailable} onUseLess={payWithLess} />
    </div>
  );
}

type UnavailableMethodsProps = {
  unavailable: readonly UnavailableMethod[];
  onUseLess?: (method: PaymentMethod, ofGiftCard: number) => void;
};

/** Names the ways to pay that the shop offers, but not for this order, and what would make them fit. */
export function UnavailableMethods({ unavailable, onUseLess }: UnavailableMethodsProps) {
  const words = useTexts(checkoutTexts);
  const { methods } = useTexts(orderingTexts).payment;
  if (unavailable.length === 0) return null;
  return (
    <ul aria-label={words.unavailable} className="grid gap-3 text-fine text-muted">
      {unavailable.map(({ method, reason, ofGiftCard }) => (
        <li key={method} className="grid justify-items-start gap-2">
          <span>
            <span className="font-semibold">{methods[method]}</span>: {inWords(reason, words)}
          </span>
          {ofGiftCard !== undefined && onUseLess && (
            <Button variant="secondary" onClick={() => onUseLess(method, ofGiftCard)}>
              {words.onlyOfGiftCard(formatAmount(ofGiftCard))}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function inWords(
  reason: UnavailableReason,
  { unavailableReasons }: TextsOf<typeof checkoutTexts>,
): string {
  if (reason.why === 'country') return unavailableReasons.country;
  if ('limit' in reason) return unavailableReasons[reason.why](formatAmount(reason.limit));
  return unavailableReasons[reason.why](formatAmount(reason.rest), formatAmount(reason.charge));
}
