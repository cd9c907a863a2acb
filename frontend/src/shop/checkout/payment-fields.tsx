import { formatMoney } from '@book-store/contract/money';
import type { PaymentMethod } from '@book-store/contract/payment';
import { useId } from 'react';
import { paymentTexts } from '../../lib/payment-texts.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { checkoutTexts } from './texts.ts';
import type { Payments } from './use-payments.ts';

type PaymentFieldsProps = {
  payments: Payments;
  error: string | undefined;
  onChoose: (method: PaymentMethod) => void;
};

/** Chooses how the order is paid, each way with what it costs. */
export function PaymentFields({ payments, error, onChoose }: PaymentFieldsProps) {
  const words = useTexts(checkoutTexts);
  const { methods } = useTexts(paymentTexts);
  const errorId = useId();
  const { offered, chosen } = payments;
  return (
    <fieldset className="grid gap-3" aria-describedby={error && errorId}>
      <legend className="mb-4 font-title text-h3 font-semibold">{words.payment}</legend>
      {offered.map(({ method, fee }) => (
        <label
          key={method}
          className="flex cursor-pointer items-start gap-3 control p-4 has-checked:border-ink has-checked:bg-wash"
        >
          <input
            type="radio"
            name="payment"
            value={method}
            checked={method === chosen?.method}
            aria-invalid={error && method === chosen?.method ? true : undefined}
            onChange={() => onChoose(method)}
            className="mt-1 size-5 shrink-0 accent-accent-deep"
          />
          <span className="min-w-0 grow">
            <span className="block font-semibold break-words">{methods[method]}</span>
            <span className="block text-fine text-muted">{words.paymentHints[method]}</span>
          </span>
          {fee !== undefined && <span className="tabular-nums">{formatMoney(fee)}</span>}
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
