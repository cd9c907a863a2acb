import { Outlet } from 'react-router-dom';
import { AdminLogo } from './admin-logo.tsx';

/** The layout of the admin sign-in: the shop's mark and one card. */
export function SignInLayout() {
  return (
    <div className="grid min-h-svh grid-cols-[minmax(0,1fr)] content-center gap-6 px-4 py-8">
      <header className="justify-self-center">
        <AdminLogo />
      </header>
      <main>
        <Outlet />
      </main>
    </div>
  );
}
