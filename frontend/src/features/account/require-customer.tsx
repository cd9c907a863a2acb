import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
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
