import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { preloadDialogs } from '../../../kit/dialogs/dialogs.ts';
import { Price } from '../../../kit/money/price.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { copiesOf } from '../../../lib/money/amount.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../../people/parts/session/auth-context.ts';
import { returnState } from '../../people/parts/session/return-path.ts';
import { SentenceWithLink } from '../../settings/parts/page-texts/sentence-with-link.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import { type Buyer, GUEST } from '../parts/checkout/buyer.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutProvider, useCheckoutState } from './use-checkout.ts';

export default function CheckoutPage() {
  const { currentUser } = useAuth();
  const buyer = currentUser ? { ...currentUser, email: currentUser.email ?? '' } : GUEST;
  // Another account must not see what was typed.
  return <Checkout key={buyer.uid} buyer={buyer} />;
}

function Checkout({ buyer }: { buyer: Buyer }) {
  const head = useHead('checkout');
  const texts = useTexts();
  const words = useTexts(checkoutTexts);
  const shop = useShop();
  const location = useLocation();
  const checkout = useCheckoutState(buyer);
  const { account, books, quote } = checkout;
  useEffect(preloadDialogs, []);
  return (
    <CheckoutProvider value={checkout}>
      <PageHead {...head} />
      <h1>{shop.payments ? words.title : texts.checkout.title}</h1>
      <p className="mt-2 mb-8 flex flex-wrap gap-x-6 text-lead">
        <span>
          {texts.checkout.totalPrice}: <Price amount={quote.total} className="font-semibold" />
        </span>
        <span>
          {texts.checkout.items}: {copiesOf(books)}
        </span>
      </p>
      {account.isGuest && shop.accounts !== false && (
        <p className="mb-8">
          <SentenceWithLink
            text={words.haveAccount}
            to={paths.login.to()}
            state={returnState(location)}
          />
        </p>
      )}
      <CheckoutForm />
    </CheckoutProvider>
  );
}
