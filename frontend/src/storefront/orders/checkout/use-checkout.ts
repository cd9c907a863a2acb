import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf } from '../../../kit/fields/address-values.ts';
import { useUsualCountry } from '../../../kit/fields/use-usual-country.ts';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../../people/parts/session/auth-context.ts';
import { returnState } from '../../people/parts/session/return-path.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { Buyer } from '../parts/checkout/buyer.ts';
import {
  type CheckoutValues,
  useCheckoutStart,
  useKeptDraft,
} from '../parts/checkout/checkout-draft.ts';
import { useAfterOrder } from '../parts/checkout/use-after-order.ts';
import { usePayments } from '../parts/checkout/use-payments.ts';
import { useSavedDelivery } from '../parts/checkout/use-saved-delivery.ts';
import { useWays, type Ways } from '../parts/checkout/use-ways.ts';
import { toOrderBody } from './order-body.ts';
import { useOrder } from './use-order.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { usePostcodeWarning } from './use-postcode-warning.ts';

/** The tax of a pick-up depends on the shop's address, not on the customer's. */
const taxAddressOf = ({ address }: CheckoutValues, { isPickUp }: Ways) => {
  if (isPickUp) return undefined;
  const { countryCode, state } = addressOf(address);
  return { countryCode, state };
};

export function useCheckoutState(buyer: Buyer) {
  const words = useTexts(checkoutTexts);
  const isGuest = buyer.email === undefined;
  const { saved, save } = useSavedDelivery(buyer);
  const start = useCheckoutStart({ ...buyer, saved, country: useUsualCountry() });
  const problemRef = useRef<HTMLDivElement>(null);

  const form = useForm({
    start,
    before() {
      if (isBlocked) problemRef.current?.focus();
      return !isBlocked;
    },
    async run(typed) {
      assertPostcode();
      // The field shows the error.
      if (giftCard?.isUnclear) throw invalid([{ path: 'giftCard.amount', message: '' }]);
      const { chosen } = payments;
      if (!chosen) throw invalid([{ path: 'payment', message: words.choosePayment }]);
      order.onOrdering();
      return placeOrder(toOrderBody(typed, { ...order, email: buyer.email, ways }));
    },
    async done(placedOrder, { save: isToSave }) {
      draft.forget();
      setPlaced(order);
      const saving = isToSave ? save(placedOrder) : true;
      order.forget();
      await afterOrder(placedOrder, saving);
    },
  });
  const draft = useKeptDraft(buyer.uid, form);
  const typed = form.watch();
  const ways = useWays(typed);
  const order = useOrder({
    way: ways.chosen,
    address: taxAddressOf(typed, ways),
    paymentsFor: usePayments(typed, ways),
    guestEmail: isGuest ? typed.email : undefined,
  });
  // Keeps showing a placed order until the confirmation is closed.
  const [placed, setPlaced] = useState<typeof order>();
  const { books, quote, payments, discount, isDeliveryKnown, feeOf } = placed ?? order;
  const { giftCard, notices } = order;
  const isBlocked = notices.gone.length + notices.soldOut.length > 0;
  const placeOrder = usePlaceOrder(buyer.uid, order.onRefused);
  const afterOrder = useAfterOrder();
  const assertPostcode = usePostcodeWarning(typed.address.zipcode, ways);

  const { problem } = form;
  useEffect(() => {
    if (problem && Object.keys(problem.fields).length === 0) problemRef.current?.focus();
  }, [problem]);

  const { logout } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const signInAgain = async () =>
    isGuest ? navigate(paths.login.to(), { state: returnState(location) }) : draft.over(logout);

  return {
    form,
    typed,
    problemRef,
    account: { email: buyer.email, isGuest, saved, signInAgain },
    ways,
    payments,
    books,
    quote,
    isDeliveryKnown,
    feeOf,
    /** The code can be changed until the order is placed. */
    discount: placed ? undefined : discount,
    discountGiven: discount.given,
    giftCard,
    takeGiftCard(card: typeof giftCard) {
      if (!card?.isUnclear) form.clear('giftCard');
      order.takeGiftCard(card);
    },
    notices,
    /** Whether some books cannot be sent. */
    isBlocked,
    removeUnavailable: order.removeUnavailable,
  };
}

export type Checkout = ReturnType<typeof useCheckoutState>;

const CheckoutContext = createContext<Checkout | undefined>(undefined);
export const CheckoutProvider = CheckoutContext.Provider;

export function useCheckout() {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('A part of the checkout stands outside of it.');
  return checkout;
}
