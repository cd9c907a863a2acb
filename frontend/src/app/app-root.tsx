import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useAdminTokenStored } from '../api/use-admin-token.ts';
import { lazyPart } from '../kit/page/lazy-part.ts';
import { Spinner } from '../kit/page/spinner.tsx';
import { useTexts } from '../lib/wording/storefront-texts.ts';

/** Without it, the dashboard asks to sign in again when a call is refused. */
const AdminSessionWatcher = lazyPart(
  async () =>
    (await import('../dashboard/people/parts/session/admin-session-watcher.tsx'))
      .AdminSessionWatcher,
);

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
