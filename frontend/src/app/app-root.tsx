import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useAdminTokenStored } from '../api/use-admin-token.ts';
import { lazyPart } from '../kit/page/lazy-part.ts';
import { Spinner } from '../kit/page/spinner.tsx';
import { useTexts } from '../lib/wording/storefront-texts.ts';

const AdminSessionEnd = lazyPart(
  async () => (await import('./admin-session-end.tsx')).AdminSessionEnd,
);

export function AppRoot() {
  const texts = useTexts();
  const isAdmin = useAdminTokenStored();
  // Stays mounted to report the end of the session; visitors never load it.
  const [isWatched, setWatched] = useState(isAdmin);
  if (isAdmin && !isWatched) setWatched(true);
  return (
    <>
      {isWatched && (
        <Suspense>
          <AdminSessionEnd />
        </Suspense>
      )}
      <Suspense fallback={<Spinner text={texts.guard.loading} className="min-h-svh" />}>
        <Outlet />
      </Suspense>
    </>
  );
}
