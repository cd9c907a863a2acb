import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Form } from '../../../kit/forms/form.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { PaymentFields } from '../parts/checkout/payment-fields.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckoutProblem } from './checkout-problem.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { GiftCardField } from './gift-card-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { TermsField, WithdrawalNote } from './terms-field.tsx';
import { useCheckout } from './use-checkout.ts';

/** Typed input survives failures and reloads. */
export function CheckoutForm() {
  const texts = useTexts();
  const words = useTexts(checkoutTexts);
  const { data: shop } = useShopQuery();
  const { form, account, ways, payments, giftCard, takeGiftCard } = useCheckout();
  return (
    <Form form={form} className="stack gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12">
      <div className="stack content-start gap-8">
        <p className="text-muted">{texts.checkout.prompt}</p>
        <DeliveryFields />
        {payments.isChoice && (
          <PaymentFields
            payments={payments}
            error={form.errorOf('payment')}
            onChoose={(method) => form.put('payment', method)}
            onUseOfGiftCard={(amount) =>
              giftCard && takeGiftCard({ ...giftCard, amount, isUnclear: false })
            }
          />
        )}
        {(shop?.giftCards || giftCard) && <GiftCardField />}
      </div>
      <OrderSummary />
      <div className="stack content-start gap-4">
        <div className="stack">
          {!account.isGuest && (
            <CheckboxField {...form.checkbox('save')}>
              {words.saveForNextTime(!ways.isPickUp)}
            </CheckboxField>
          )}
          <TermsField {...form.checkbox('terms')} error={form.errorOf('terms')} />
        </div>
        <WithdrawalNote />
        <CheckoutProblem />
        <PlaceOrderButton />
      </div>
    </Form>
  );
}
