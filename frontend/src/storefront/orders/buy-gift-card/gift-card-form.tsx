import {
  GIFT_CARD_DAYS_MAX,
  GIFT_CARD_MESSAGE_MAX,
} from '@book-store/contract/orders/gift-cards/gift-cards';
import { shopDay, shopPlace } from '@book-store/contract/place';
import { dayAfter } from '@book-store/contract/promised-days';
import {
  isPrepaid,
  type OfferedMethod,
  type PaymentWay,
  type PrepaidMethod,
} from '@book-store/contract/settings/payment/payment';
import type { GiftCardSales } from '@book-store/contract/settings/payment/payment-settings.schemas';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import { EMAIL_MAX, NAME_MAX } from '@book-store/contract/text-limits';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field, TextAreaField } from '../../../kit/fields/field.tsx';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { parsePrice } from '../../../lib/money/price-input.ts';
import { paymentTexts } from '../../../lib/ordering/payment-texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import type { Buyer } from '../parts/checkout/buyer.ts';
import { UnfitWays } from '../parts/checkout/payment-fields.tsx';
import { RadioCards } from '../parts/checkout/radio-cards.tsx';
import { checkoutTexts } from '../parts/checkout/texts.ts';
import { wireMisfitOf } from '../parts/checkout/wire-misfit.ts';
import { AmountField } from './amount-field.tsx';
import { buyGiftCardTexts } from './texts.ts';
import { useBuyGiftCard } from './use-buy-gift-card.ts';

type GiftCardFormProps = { buyer: Buyer; sales: GiftCardSales; ways: readonly PaymentWay[] };

/** What a gift card is worth, who gets it when, and how it is paid. */
export function GiftCardForm({ buyer, sales, ways }: GiftCardFormProps) {
  const words = useTexts(buyGiftCardTexts);
  const checkout = useTexts(checkoutTexts);
  const { methods } = useTexts(paymentTexts);
  const buy = useBuyGiftCard(buyer.uid);
  const [amount, setAmount] = useState('');
  const [wanted, setWanted] = useState<OfferedMethod>();
  const sum = parsePrice(amount);
  const shown = sum ?? sales.smallest;
  const prepaid = ways.filter((way) => isPrepaid(way.method));
  const order = { sum: shown, restFor: () => shown };
  const unfit = prepaid.flatMap((way) => {
    const misfit = wireMisfitOf(way, order);
    return misfit ? [{ method: way.method, misfit }] : [];
  });
  const offered = prepaid
    .filter((way) => !wireMisfitOf(way, order))
    .map((way) => way.method as PrepaidMethod);
  const dropped = unfit.find((one) => one.method === wanted)?.method;
  const method = offered.find((one) => one === wanted) ?? (dropped ? undefined : offered[0]);
  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const message = text('recipient.message');
    const sendOn = text('sendOn');
    if (!method) throw invalid([{ path: 'payment', message: checkout.choosePayment }]);
    await buy({
      name: text('name'),
      email: buyer.email ?? text('email'),
      amount: sum ?? 0,
      recipient: {
        name: text('recipient.name'),
        email: text('recipient.email'),
        ...(message && { message }),
      },
      ...(sendOn && { sendOn }),
      payment: method,
    });
  });
  const today = shopDay(new Date());
  const error = (name: string) => problem?.fields[name];
  // The law of the European Union asks for these words.
  const button = hasWithdrawals(shopPlace().country) ? checkout.orderWithObligation : words.buy;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <FormProblem problem={problem} />
      <AmountField sales={sales} value={amount} error={error('amount')} onChange={setAmount} />
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-title text-h3 font-semibold">{words.forWhom}</legend>
        <Field
          label={words.recipientName}
          name="recipient.name"
          required
          maxLength={NAME_MAX}
          autoComplete="off"
          data-empty={words.recipientNameMissing}
          error={error('recipient.name')}
        />
        <Field
          label={words.recipientEmail}
          name="recipient.email"
          type="email"
          required
          maxLength={EMAIL_MAX}
          autoComplete="off"
          hint={words.recipientHint}
          data-empty={words.recipientEmailMissing}
          error={error('recipient.email')}
        />
        <TextAreaField
          label={words.message}
          name="recipient.message"
          optional
          rows={3}
          maxLength={GIFT_CARD_MESSAGE_MAX}
          error={error('recipient.message')}
        />
        <Field
          label={words.sendOn}
          name="sendOn"
          type="date"
          defaultValue={today}
          min={today}
          max={dayAfter(today, GIFT_CARD_DAYS_MAX)}
          hint={words.sendOnHint}
          error={error('sendOn')}
        />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-title text-h3 font-semibold">{words.you}</legend>
        <Field
          label={words.name}
          name="name"
          required
          maxLength={NAME_MAX}
          autoComplete="name"
          defaultValue={buyer.name ?? ''}
          data-empty={words.nameMissing}
          error={error('name')}
        />
        {buyer.email === undefined ? (
          <Field
            label={words.email}
            name="email"
            type="email"
            required
            maxLength={EMAIL_MAX}
            autoComplete="email"
            hint={checkout.guestEmailHint}
            data-empty={words.emailMissing}
            error={error('email')}
          />
        ) : (
          <p className="break-words text-muted">{buyer.email}</p>
        )}
      </fieldset>
      <p role="status" className="font-semibold text-bad empty:hidden">
        {dropped && checkout.dropped(methods[dropped])}
      </p>
      <RadioCards
        name="payment"
        legend={words.payment}
        options={offered.map((one) => ({
          value: one,
          title: methods[one],
          hint: words.paymentHints[one],
        }))}
        chosen={method}
        none={words.notPayable}
        error={error('payment')}
        onChoose={setWanted}
      />
      <UnfitWays unfit={sum === null ? [] : unfit} />
      <Button type="submit" disabled={offered.length === 0} aria-disabled={submitting}>
        {submitting ? words.buying : button}
        {sum !== null && !submitting && `, ${formatAmount(sum)}`}
      </Button>
    </form>
  );
}
