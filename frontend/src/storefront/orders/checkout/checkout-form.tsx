import type { PlacedOrder } from '@book-store/contract/orders/order/guest-orders.schemas';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import { useEffect, useRef, useState } from 'react';
import type { ApiProblem } from '../../../api/api-problem.ts';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { copiesOf, totalOf } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import type { Buyer } from '../parts/checkout/buyer.ts';
import type { SavedDelivery, useDeliveryDraft } from '../parts/checkout/delivery-draft.ts';
import { PaymentFields } from '../parts/checkout/payment-fields.tsx';
import { checkoutTexts } from '../parts/checkout/texts.ts';
import type { Payments } from '../parts/checkout/use-payments.ts';
import type { Ways } from '../parts/checkout/use-ways.ts';
import type { Discount } from '../parts/discount/use-discount.ts';
import { type CheckoutNotices, CheckoutProblem } from './checkout-problem.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { GiftCardField, type UsedGiftCard } from './gift-card-field.tsx';
import { countMissing } from './missing-fields.ts';
import { type Cost, type OrderedBook, toOrderBody } from './order-body.ts';
import { OrderSummary } from './order-summary.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { TermsField } from './terms-field.tsx';
import { TickField } from './tick-field.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { usePostcodeWarning } from './use-postcode-warning.ts';

export type CheckoutFormProps = {
  buyer: Buyer;
  /** What the account keeps; undefined as long as it is unknown. */
  saved: SavedDelivery | undefined;
  delivery: ReturnType<typeof useDeliveryDraft>;
  ways: Ways;
  payments: Payments;
  giftCard: UsedGiftCard | undefined;
  onGiftCard: (card: UsedGiftCard | undefined) => void;
  books: readonly OrderedBook[];
  cost: Cost;
  /** Returns what the delivery on a way costs. */
  deliveryFeeOf: (way: DeliveryWay) => number;
  /** Undefined once the order is placed. */
  discount: Discount | undefined;
  notices: CheckoutNotices;
  onOrdering: () => void;
  onRefused: (problem: ApiProblem) => void;
  onRemoveUnavailable: () => void;
  onSignInAgain: () => Promise<void>;
  /** `save` says whether the customer wants name, phone and address kept for the next time. */
  onPlaced: (order: PlacedOrder, save: boolean) => Promise<void>;
};

/** The checkout form. Typed input survives failures and reloads. */
export function CheckoutForm(props: CheckoutFormProps) {
  const texts = useTexts();
  const { data: shop } = useShopQuery();
  const words = useTexts(checkoutTexts);
  const { buyer, saved, delivery, ways, payments, books, cost, discount, notices } = props;
  const { deliveryFeeOf, giftCard, onGiftCard } = props;
  const { onOrdering, onRefused, onRemoveUnavailable, onSignInAgain, onPlaced } = props;
  const isGuest = buyer.email === undefined;
  const { draft, change, keep, forget } = delivery;
  const [sent, setSent] = useState(draft);
  const placeOrder = usePlaceOrder(buyer.uid, onRefused);
  const assertPostcode = usePostcodeWarning(draft['address.zipcode'], ways);
  const problemRef = useRef<HTMLDivElement>(null);
  const blocked = notices.gone.length + notices.soldOut.length > 0;

  function lookAtProblems() {
    if (blocked) problemRef.current?.focus();
    else setSent(draft);
    return !blocked;
  }
  const { onSubmit, submitting, problem } = useFormSubmit(async () => {
    assertPostcode();
    // The field says what is wrong with it.
    if (giftCard?.isUnclear) throw invalid([{ path: 'giftCard.amount', message: '' }]);
    if (!payments.chosen) throw invalid([{ path: 'payment', message: words.choosePayment }]);
    const { email } = buyer;
    // One that pays nothing stays as it is.
    const card =
      giftCard && cost.giftCard > 0 ? { code: giftCard.code, amount: cost.giftCard } : undefined;
    const codes = { discountCode: discount?.toSend, giftCard: card };
    const shown = { email, books, total: cost.total, ...codes, ways, payments };
    const body = toOrderBody(draft, shown);
    onOrdering();
    const order = await placeOrder(body);
    forget();
    await onPlaced(order, draft.save === 'yes');
  }, lookAtProblems);
  const errors = Object.entries(problem?.fields ?? {});
  const isOpen = ([path]: [string, string]) =>
    !(path in draft) || draft[path as keyof typeof draft] === sent[path as keyof typeof draft];
  const openErrors = Object.fromEntries(errors.filter(isOpen));
  const corrected = errors.length > 0 && Object.keys(openErrors).length === 0;

  useEffect(() => {
    if (problem && Object.keys(problem.fields).length === 0) problemRef.current?.focus();
  }, [problem]);

  async function signInAgain() {
    await onSignInAgain();
    // Signing out cleared the draft; keep it for the same person to come back to.
    keep();
  }

  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12"
    >
      <div className="grid content-start gap-8">
        <p className="text-muted">{texts.checkout.prompt}</p>
        <DeliveryFields
          draft={draft}
          email={buyer.email}
          saved={saved}
          ways={ways}
          feeOf={deliveryFeeOf}
          errorOf={(path) => openErrors[path]}
          onChange={change}
        />
        {payments.isChoice && (
          <PaymentFields
            payments={payments}
            error={openErrors.payment}
            onChoose={(method) => change({ payment: method })}
            onUseOfGiftCard={(amount) =>
              giftCard && onGiftCard({ ...giftCard, amount, isUnclear: false })
            }
          />
        )}
        {(shop?.giftCards || giftCard) && (
          <GiftCardField
            card={giftCard}
            amount={cost.giftCard}
            total={cost.total}
            error={openErrors.giftCard ?? openErrors['giftCard.amount']}
            onChange={onGiftCard}
          />
        )}
      </div>
      <OrderSummary
        books={books}
        cost={cost}
        discount={discount}
        way={ways.chosen}
        isChoice={ways.isChoice}
        method={payments.chosen?.method}
        giftCard={giftCard}
      />
      <div className="grid content-start gap-4">
        <div className="grid">
          {!isGuest && (
            <TickField
              name="save"
              checked={draft.save === 'yes'}
              onChange={(checked) => change({ save: checked ? 'yes' : '' })}
            >
              {words.saveForNextTime}
            </TickField>
          )}
          <TermsField
            checked={draft.terms === 'agreed'}
            onChange={(checked) => change({ terms: checked ? 'agreed' : '' })}
            error={openErrors.terms}
          />
        </div>
        <CheckoutProblem
          ref={problemRef}
          problem={corrected ? null : problem}
          notices={notices}
          total={cost.total}
          isGuest={isGuest}
          onRemoveUnavailable={onRemoveUnavailable}
          onSignInAgain={() => void signInAgain()}
        />
        <PlaceOrderButton
          agreed={draft.terms === 'agreed'}
          submitting={submitting}
          items={copiesOf(books)}
          blocked={blocked}
          missing={countMissing(draft, { ...ways, isGuest })}
          total={totalOf([cost.total, -cost.giftCard])}
          method={payments.chosen?.method}
        />
      </div>
    </form>
  );
}
