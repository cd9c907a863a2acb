import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Failure } from '../../kit/failure.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { useAuth } from './auth-context.ts';
import { returnState } from './return-path.ts';

/** Route guard: redirects visitors to the login, which returns them here afterwards. */
export function RequireCustomer() {
  const { currentUser, loading, away, retry } = useAuth();
  const location = useLocation();
  if (loading) return <Spinner text={texts.guard.loading} />;
  if (away) {
    return (
      <Failure
        text="The shop cannot be reached at the moment."
        detail="You are still signed in, and nothing is lost. Check your connection and try again."
        onRetry={retry}
      />
    );
  }
  if (!currentUser) {
    return <Navigate to={paths.login.to()} replace state={returnState(location)} />;
  }
  return <Outlet />;
}
