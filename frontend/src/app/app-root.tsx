import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { AdminSessionWatcher } from '../dashboard/session/admin-session-watcher.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { texts } from '../lib/specified-texts.ts';

/** Shared by storefront and dashboard: the loading state and the watch over the admin's session. */
export function AppRoot() {
  return (
    <>
      <AdminSessionWatcher />
      <Suspense fallback={<Spinner text={texts.guard.loading} className="min-h-svh" />}>
        <Outlet />
      </Suspense>
    </>
  );
}
