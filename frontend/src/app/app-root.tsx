import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useAdminTokenStored } from '../api/use-admin-token.ts';
import { Spinner } from '../kit/spinner.tsx';
import { useTexts } from '../lib/storefront-texts.ts';

const AdminSessionWatcher = lazy(async () => {
  const { AdminSessionWatcher: watcher } = await import(
    '../dashboard/session/admin-session-watcher.tsx'
  );
  return { default: watcher };
});

/** Shared by storefront and dashboard: the loading state and the watch over the admin's session. */
export function AppRoot() {
  const texts = useTexts();
  const isAdmin = useAdminTokenStored();
  // Stays after the session, whose end it tells; who never had one does not load it.
  const [isWatched, setWatched] = useState(isAdmin);
  if (isAdmin && !isWatched) setWatched(true);
  return (
    <>
      {isWatched && (
        <Suspense>
          <AdminSessionWatcher />
        </Suspense>
      )}
      <Suspense fallback={<Spinner text={texts.guard.loading} className="min-h-svh" />}>
        <Outlet />
      </Suspense>
    </>
  );
}
