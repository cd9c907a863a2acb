import type { PaymentWay } from '@book-store/contract/payment';
import { useId } from 'react';
import { paymentTexts } from '../../lib/payment-texts.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { buyGiftCardTexts } from './texts.ts';

type PrepaidFieldsProps = { offered: readonly PaymentWay[]; error: string | undefined };

/** Chooses how the gift card is paid in advance. */
export function PrepaidFields({ offered, error }: PrepaidFieldsProps) {
  const words = useTexts(buyGiftCardTexts);
  const { methods } = useTexts(paymentTexts);
  const hints: Partial<Record<string, string>> = words.paymentHints;
  const errorId = useId();
  return (
    <fieldset className="grid gap-3" aria-describedby={error && errorId}>
      <legend className="mb-4 font-title text-h3 font-semibold">{words.payment}</legend>
      {offered.map(({ method }, index) => (
        <label
          key={method}
          className="flex cursor-pointer items-start gap-3 control p-4 has-checked:border-ink has-checked:bg-wash"
        >
          <input
            type="radio"
            name="payment"
            value={method}
            defaultChecked={index === 0}
            className="mt-1 size-5 shrink-0 accent-accent-deep"
          />
          <span className="min-w-0 grow">
            <span className="block font-semibold break-words">{methods[method]}</span>
            <span className="block text-fine text-muted">{hints[method]}</span>
          </span>
        </label>
      ))}
      {offered.length === 0 && <p>{words.notPayable}</p>}
      {error && (
        <p id={errorId} className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
