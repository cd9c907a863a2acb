import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Loaded } from '../../kit/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { useAuth } from './auth-context.ts';
import { returnState } from './return-path.ts';

const AWAY = {
  data: {
    code: 'offline',
    detail: 'You are still signed in, and nothing is lost. Check your connection and try again.',
  },
};

/** Route guard: redirects visitors to the login, which returns them here afterwards. */
export function RequireCustomer() {
  const texts = useTexts();
  const { currentUser, loading, away, retry } = useAuth();
  const location = useLocation();
  if (loading || away) {
    return (
      <Loaded
        query={{ error: away ? AWAY : undefined, refetch: retry }}
        loading={texts.guard.loading}
        failed="The shop cannot be reached at the moment."
      />
    );
  }
  if (!currentUser) {
    return <Navigate to={paths.login.to()} replace state={returnState(location)} />;
  }
  return <Outlet />;
}
