import type { GiftCardRefused } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import type { PlacedOrder } from '@book-store/contract/orders/order/guest-orders.schemas';
import { guestOrderPath } from '@book-store/contract/pages/addresses/order-paths';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiProblem } from '../../../api/api-problem.ts';
import { useShop } from '../../../api/calls/shop-api.ts';
import { confirmationDialog, preloadDialogs, successToast } from '../../../kit/dialogs/dialogs.ts';
import { toAddress } from '../../../kit/fields/address-values.ts';
import { useUsualCountry } from '../../../kit/fields/use-usual-country.ts';
import { Price } from '../../../kit/money/price.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { copiesOf } from '../../../lib/money/amount.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../../people/parts/session/auth-context.ts';
import { returnState } from '../../people/parts/session/return-path.ts';
import { SentenceWithLink } from '../../settings/parts/page-texts/sentence-with-link.tsx';
import { removeOrdered } from '../parts/cart/cart-slice.ts';
import { type Buyer, GUEST } from '../parts/checkout/buyer.ts';
import { type DeliveryDraft, useDeliveryDraft } from '../parts/checkout/delivery-draft.ts';
import { checkoutTexts } from '../parts/checkout/texts.ts';
import { usePayments } from '../parts/checkout/use-payments.ts';
import { useWays, type Ways } from '../parts/checkout/use-ways.ts';
import { useOpenCheckoutMutation } from '../parts/order/api.ts';
import type { JustPlaced } from '../parts/order/just-placed.ts';
import { leaveToPay } from '../parts/payment/leave-to-pay.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { UsedGiftCard } from './gift-card-field.tsx';
import { useCheckoutBooks } from './use-checkout-books.ts';
import { useSavedDelivery } from './use-saved-delivery.ts';

/** Returns what decides the tax; what is picked up is taxed in the shop. */
const taxAddressOf = (draft: DeliveryDraft, { isPickUp }: Ways) => {
  if (isPickUp) return undefined;
  const { countryCode, state } = toAddress(draft);
  return { countryCode, state };
};

export default function CheckoutPage() {
  const { currentUser } = useAuth();
  const buyer = currentUser ? { ...currentUser, email: currentUser.email ?? '' } : GUEST;
  // What somebody has typed is of nobody else's account.
  return <Checkout key={buyer.uid} buyer={buyer} />;
}

function Checkout({ buyer }: { buyer: Buyer }) {
  const head = useHead('checkout');
  const texts = useTexts();
  const words = useTexts(checkoutTexts);
  const { logout } = useAuth();
  const shop = useShop();
  const location = useLocation();
  const isGuest = buyer.email === undefined;
  const { saved, save } = useSavedDelivery(buyer);
  const delivery = useDeliveryDraft({ ...buyer, saved, country: useUsualCountry() });
  const ways = useWays(delivery.draft);
  const paymentsFor = usePayments(delivery.draft, ways);
  const address = taxAddressOf(delivery.draft, ways);
  const [giftCard, setGiftCard] = useState<UsedGiftCard>();
  const guestEmail = isGuest ? delivery.draft.email : undefined;
  const checkout = useCheckoutBooks({
    ...{ way: ways.chosen, address, paymentsFor, giftCard },
    guestEmail,
  });
  // Keeps showing a placed order until the confirmation is closed.
  const [placed, setPlaced] = useState<typeof checkout>();
  const { books, cost, payments, deliveryFeeOf } = placed ?? checkout;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(preloadDialogs, []);

  const goToSignIn = async () => {
    await navigate(paths.login.to(), { state: returnState(location) });
  };

  const [openCheckout] = useOpenCheckoutMutation();
  /** Returns the address to pay at; undefined if Stripe gives no answer: then the order's page has a button to try again. */
  const payingAt = async ({ _id: id, guestToken: token, payment }: PlacedOrder) =>
    payment?.payable ? (await openCheckout({ id, token })).data?.url : undefined;

  function onRefused(problem: ApiProblem) {
    checkout.onRefused(problem);
    const { balance } = problem.extra as GiftCardRefused;
    if (problem.code === 'gift-card-refused' && giftCard && balance !== undefined)
      setGiftCard(balance > 0 ? { ...giftCard, balance } : undefined);
  }

  async function onPlaced(order: PlacedOrder, keep: boolean) {
    setPlaced(checkout);
    const saving = keep ? save(order) : true;
    dispatch(removeOrdered(books.map(({ _id }) => _id)));
    checkout.discount.apply('');
    const { guestToken } = order;
    const next = guestToken ? guestOrderPath(guestToken) : paths.orders.to();
    const payAt = await payingAt(order);
    if (payAt) {
      // The browser's back button leads to the order, not to a form that would order once more.
      await navigate(next, { replace: true });
      return leaveToPay(payAt, { id: order._id, token: guestToken });
    }
    const { confirmedTitle, confirmedText, confirmedButton } = texts.checkout;
    if (texts.isRefined) void successToast(confirmedTitle).catch(() => {});
    else await confirmationDialog(confirmedTitle, confirmedText, confirmedButton).catch(() => {});
    const state: JustPlaced = { placed: order._id, unsaved: !(await saving) };
    await navigate(next, { replace: true, state });
  }

  return (
    <>
      <PageHead {...head} />
      <h1>{shop.payments ? words.title : texts.checkout.title}</h1>
      <p className="mt-2 mb-8 flex flex-wrap gap-x-6 text-lead">
        <span>
          {texts.checkout.totalPrice}: <Price amount={cost.total} className="font-semibold" />
        </span>
        <span>
          {texts.checkout.items}: {copiesOf(books)}
        </span>
      </p>
      {isGuest && shop.accounts !== false && (
        <p className="mb-8">
          <SentenceWithLink
            text={words.haveAccount}
            to={paths.login.to()}
            state={returnState(location)}
          />
        </p>
      )}
      <CheckoutForm
        buyer={buyer}
        saved={saved}
        delivery={delivery}
        ways={ways}
        payments={payments}
        giftCard={giftCard}
        onGiftCard={setGiftCard}
        books={books}
        cost={cost}
        deliveryFeeOf={deliveryFeeOf}
        discount={placed ? undefined : checkout.discount}
        notices={checkout.notices}
        onOrdering={checkout.onOrdering}
        onRefused={onRefused}
        onRemoveUnavailable={checkout.removeUnavailable}
        onSignInAgain={isGuest ? goToSignIn : logout}
        onPlaced={onPlaced}
      />
    </>
  );
}
