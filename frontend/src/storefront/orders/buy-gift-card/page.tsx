import { useLocation } from 'react-router-dom';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import NotFoundPage from '../../frame/not-found/page.tsx';
import { useAuth } from '../../people/parts/session/auth-context.ts';
import { returnState } from '../../people/parts/session/return-path.ts';
import { peopleTexts } from '../../people/texts.ts';
import { SentenceWithLink } from '../../settings/parts/page-texts/sentence-with-link.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import { GUEST } from '../parts/checkout/buyer.ts';
import { GiftCardFacts } from './gift-card-facts.tsx';
import { GiftCardForm } from './gift-card-form.tsx';

export default function BuyGiftCardPage() {
  const head = useHead('buyGiftCard');
  const { pageFailed } = useTexts(commonTexts);
  const words = useTexts(checkoutTexts).buyGiftCard;
  const query = useShopQuery();
  return (
    <Loaded query={query} failed={pageFailed}>
      {({ giftCardSales, giftCardMonths, payments = [], guestOrders, accounts }) =>
        giftCardSales ? (
          <>
            <PageHead {...head} />
            <div className="stack gap-8 lg:grid-cols-2">
              <FormCard title={head.title}>
                <p>{words.intro}</p>
                <Buying
                  mayBeGuest={guestOrders === true}
                  hasAccounts={accounts !== false}
                  form={{ sales: giftCardSales, ways: payments }}
                />
              </FormCard>
              <GiftCardFacts months={giftCardMonths} />
            </div>
          </>
        ) : (
          <NotFoundPage />
        )
      }
    </Loaded>
  );
}

type BuyingProps = {
  mayBeGuest: boolean;
  /** Whether the shop has a sign-in for customers. */
  hasAccounts: boolean;
  form: Pick<Parameters<typeof GiftCardForm>[0], 'sales' | 'ways'>;
};

/** The form, for whoever may order. */
function Buying({ mayBeGuest, hasAccounts, form }: BuyingProps) {
  const words = useTexts(checkoutTexts).buyGiftCard;
  const texts = useTexts();
  const guard = useTexts(peopleTexts).guard;
  const { currentUser, loading, away, retry } = useAuth();
  const location = useLocation();
  // Without accounts, a session that this browser has kept is none.
  if (loading || (away && hasAccounts)) {
    return (
      <Loaded
        query={{
          error: away ? { data: { code: 'offline', detail: guard.awayDetail } } : undefined,
          refetch: retry,
        }}
        loading={texts.guard.loading}
        failed={guard.away}
      />
    );
  }
  if (!currentUser && !mayBeGuest) {
    return (
      <p>
        <SentenceWithLink text={words.signIn} to={paths.login.to()} state={returnState(location)} />
      </p>
    );
  }
  const buyer = currentUser ? { ...currentUser, email: currentUser.email ?? '' } : GUEST;
  // What somebody has typed is of nobody else's account.
  return <GiftCardForm key={buyer.uid} buyer={buyer} {...form} />;
}
