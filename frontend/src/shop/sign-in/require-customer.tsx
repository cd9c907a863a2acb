import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Loaded } from '../../kit/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { useAuth } from './auth-context.ts';
import { guardTexts } from './guard-texts.ts';
import { returnState } from './return-path.ts';

/** Route guard: redirects visitors to the login, which returns them here afterwards. */
export function RequireCustomer() {
  const texts = useTexts();
  const words = useTexts(guardTexts);
  const { currentUser, loading, away, retry } = useAuth();
  const location = useLocation();
  if (loading || away) {
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
  if (!currentUser) {
    return <Navigate to={paths.login.to()} replace state={returnState(location)} />;
  }
  return <Outlet />;
}
