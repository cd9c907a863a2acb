import { useLocation } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../../people/parts/session/auth-context.ts';
import type { ReturnState } from '../../people/parts/session/return-path.ts';
import { orderTexts } from '../order-texts.ts';

/** Offers an account to the guest of an order. Their orders join it once it has confirmed the address. */
export function CreateAccount({ email }: { email: string }) {
  const words = useTexts(orderTexts).guest;
  const { accounts } = useShop();
  const { currentUser, loading } = useAuth();
  const { hash } = useLocation();
  if (accounts === false || loading || currentUser || !hash) return null;
  const state: ReturnState = { from: paths.account.to(), reason: 'guestOrder', email };
  return (
    <section aria-labelledby="create-account" className="stack gap-3 rounded-card bg-wash p-5">
      <h2 id="create-account" className="text-h3">
        {words.createAccount}
      </h2>
      <p className="prose break-words">{words.aboutAccount(email)}</p>
      <ButtonLink
        to={paths.register.to()}
        state={state}
        variant="secondary"
        className="justify-self-start"
      >
        {words.createAccount}
      </ButtonLink>
    </section>
  );
}
