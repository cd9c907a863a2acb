import { formatMoney } from '@book-store/contract/money';
import type { PaymentMethod } from '@book-store/contract/payment';
import { paymentTexts } from '../../lib/payment-texts.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { RadioCards } from './radio-cards.tsx';
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
  return (
    <RadioCards
      name="payment"
      legend={words.payment}
      options={payments.offered.map(({ method, fee }) => ({
        value: method,
        title: methods[method],
        hint: words.paymentHints[method],
        price: fee === undefined ? undefined : formatMoney(fee),
      }))}
      chosen={payments.chosen?.method}
      none={words.notPayable}
      error={error}
      onChoose={onChoose}
    />
  );
}
