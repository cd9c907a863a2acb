import { LogOutIcon } from '../../kit/icons/dashboard-icons.tsx';
import { OrderNotifications } from '../order-notifications/order-notifications.tsx';
import { signOut } from '../session/sign-out.ts';
import { AdminLogo } from './admin-logo.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { AdminSearch } from './admin-search.tsx';

/** Search, account menu, notifications and log out, in one line. */
export function AdminHeader() {
  return (
    <header className="border-b border-line bg-paper md:sticky md:top-0 md:z-panel print:hidden">
      <div className="mx-auto grid max-w-[84rem] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 px-4 py-2 md:grid-cols-[minmax(0,26rem)_1fr] md:gap-x-4 md:px-8 md:py-3">
        <div className="md:hidden">
          <AdminLogo nameClass="sr-only" />
        </div>
        <AdminSearch />
        <div className="flex items-center justify-self-end md:gap-2">
          <OrderNotifications />
          <AdminMenu />
          <button
            type="button"
            onClick={signOut}
            className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 hover:bg-wash"
          >
            <LogOutIcon />
            <span className="sr-only xl:not-sr-only">Log out</span>
          </button>
        </div>
      </div>
    </header>
  );
}
