import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useShopQuery } from '../../../../api/calls/shop-api.ts';
import { Loaded } from '../../../../kit/page/loaded.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { useAuth } from './auth-context.ts';
import { returnState } from './return-path.ts';

/**
 * Route guard: redirects visitors to the login, which returns them here afterwards. Guests may go on to the
 * checkout where the shop takes their orders.
 */
export function RequireCustomer() {
  const texts = useTexts();
  const words = useTexts(peopleTexts).guard;
  const { currentUser, loading, away, retry } = useAuth();
  const { data: shop, isLoading } = useShopQuery();
  const location = useLocation();
  const isCheckout = location.pathname.startsWith(paths.checkout.pattern);
  const mayPass = currentUser || (isCheckout && shop?.guestOrders);
  // Without accounts, a session that this browser has kept is none.
  const isUnknown = loading || (away && shop?.accounts !== false);
  if (isUnknown || (isCheckout && !mayPass && isLoading)) {
    return (
      <Loaded
        query={{
          error: away ? { data: { code: 'offline', detail: words.awayDetail } } : undefined,
          refetch: retry,
        }}
        loading={texts.guard.loading}
        failed={words.away}
      />
    );
  }
  if (mayPass) return <Outlet />;
  return <Navigate to={paths.login.to()} replace state={returnState(location)} />;
}
