import {
  GIFT_CARD_DAYS_MAX,
  GIFT_CARD_MESSAGE_MAX,
} from '@book-store/contract/orders/gift-cards/gift-cards';
import { shopDay, shopPlace } from '@book-store/contract/place';
import { dayAfter } from '@book-store/contract/promised-days';
import {
  isPrepaid,
  type PaymentWay,
  type PrepaidMethod,
} from '@book-store/contract/settings/payment/payment';
import type { GiftCardSales } from '@book-store/contract/settings/payment/payment-settings.schemas';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import { EMAIL_MAX, NAME_MAX } from '@book-store/contract/text-limits';
import { Field, TextAreaField } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { parsePrice } from '../../../lib/money/price-input.ts';
import { orderingTexts } from '../../../lib/ordering/texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { Buyer } from '../parts/checkout/buyer.ts';
import { UnavailableMethods } from '../parts/checkout/payment-fields.tsx';
import { RadioCards } from '../parts/checkout/radio-cards.tsx';
import { unavailableReasonOnWire } from '../parts/checkout/unavailable-reason.ts';
import { AmountField } from './amount-field.tsx';
import { useBuyGiftCard } from './use-buy-gift-card.ts';

type GiftCardFormProps = { buyer: Buyer; sales: GiftCardSales; ways: readonly PaymentWay[] };

/** What a gift card is worth, who gets it when, and how it is paid. */
export function GiftCardForm({ buyer, sales, ways }: GiftCardFormProps) {
  const words = useTexts(checkoutTexts).buyGiftCard;
  const checkout = useTexts(checkoutTexts);
  const { methods } = useTexts(orderingTexts).payment;
  const buy = useBuyGiftCard(buyer.uid);
  const today = shopDay(new Date());
  const form = useForm({
    start: {
      amount: '',
      recipient: { name: '', email: '', message: '' },
      sendOn: today,
      name: buyer.name ?? '',
      email: '',
      payment: '',
    },
    run: async ({ recipient, sendOn, name, email }) => {
      if (!method) throw invalid([{ path: 'payment', message: checkout.choosePayment }]);
      const message = recipient.message.trim();
      await buy({
        name: name.trim(),
        email: buyer.email ?? email.trim(),
        amount: sum ?? 0,
        recipient: {
          name: recipient.name.trim(),
          email: recipient.email.trim(),
          ...(message && { message }),
        },
        ...(sendOn && { sendOn }),
        payment: method,
      });
    },
  });
  const sum = parsePrice(form.watch('amount'));
  const wanted = form.watch('payment');
  const shown = sum ?? sales.smallest;
  const prepaid = ways.filter((way) => isPrepaid(way.method));
  const order = { sum: shown, restFor: () => shown };
  const unavailable = prepaid.flatMap((way) => {
    const reason = unavailableReasonOnWire(way, order);
    return reason ? [{ method: way.method, reason }] : [];
  });
  const offered = prepaid
    .filter((way) => !unavailableReasonOnWire(way, order))
    .map((way) => way.method as PrepaidMethod);
  const dropped = unavailable.find((one) => one.method === wanted)?.method;
  const method = offered.find((one) => one === wanted) ?? (dropped ? undefined : offered[0]);
  // The law of the European Union asks for these words.
  const button = hasWithdrawals(shopPlace().country) ? checkout.orderWithObligation : words.buy;
  return (
    <Form form={form}>
      <FormProblem problem={form.problem} />
      <AmountField
        sales={sales}
        field={form.field('amount')}
        onChoose={(amount) => form.put('amount', amount)}
      />
      <fieldset className="stack gap-5">
        <legend className="mb-4 font-title text-h3 font-semibold">{words.forWhom}</legend>
        <Field
          label={words.recipientName}
          {...form.field('recipient.name')}
          required
          maxLength={NAME_MAX}
          autoComplete="off"
          data-empty={words.recipientNameMissing}
        />
        <Field
          label={words.recipientEmail}
          {...form.field('recipient.email')}
          type="email"
          required
          maxLength={EMAIL_MAX}
          autoComplete="off"
          hint={words.recipientHint}
          data-empty={words.recipientEmailMissing}
        />
        <TextAreaField
          label={words.message}
          {...form.field('recipient.message')}
          optional
          rows={3}
          maxLength={GIFT_CARD_MESSAGE_MAX}
        />
        <Field
          label={words.sendOn}
          {...form.field('sendOn')}
          type="date"
          min={today}
          max={dayAfter(today, GIFT_CARD_DAYS_MAX)}
          hint={words.sendOnHint}
        />
      </fieldset>
      <fieldset className="stack gap-5">
        <legend className="mb-4 font-title text-h3 font-semibold">{words.you}</legend>
        <Field
          label={words.name}
          {...form.field('name')}
          required
          maxLength={NAME_MAX}
          autoComplete="name"
          data-empty={words.nameMissing}
        />
        {buyer.email === undefined ? (
          <Field
            label={words.email}
            {...form.field('email')}
            type="email"
            required
            maxLength={EMAIL_MAX}
            autoComplete="email"
            hint={checkout.guestEmailHint}
            data-empty={words.emailMissing}
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
        error={form.errorOf('payment')}
        onChoose={(one) => form.put('payment', one)}
      />
      <UnavailableMethods unavailable={sum === null ? [] : unavailable} />
      <FormButton
        form={form}
        busy={words.buying}
        disabled={offered.length === 0}
        className="wrap-anywhere"
      >
        {button}
        {sum !== null && `, ${formatAmount(sum)}`}
      </FormButton>
    </Form>
  );
}
