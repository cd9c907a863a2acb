import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { AdminSessionWatcher } from '../features/admin-session/admin-session-watcher.tsx';
import { texts } from '../shared/specified-texts.ts';
import { Spinner } from '../shared/ui/spinner.tsx';

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
