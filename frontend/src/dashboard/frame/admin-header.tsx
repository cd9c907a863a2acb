import { SEARCH_MAX } from '@book-store/contract/lists';
import { type FormEvent, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { adminToken } from '../../api/admin-token.ts';
import { live } from '../../api/refresh.ts';
import { LogOutIcon } from '../../kit/icons/dashboard-icons.tsx';
import { SearchSubmit } from '../../kit/lists/search-submit.tsx';
import { Menu, MenuItem } from '../../kit/menus/menu.tsx';
import { Portrait } from '../../kit/pictures/portrait.tsx';
import { dashboardPaths } from '../../lib/addresses/dashboard-paths.ts';
import { type TextsOf, useTexts } from '../../lib/wording/storefront-texts.ts';
import { OrderNotifications } from '../orders/parts/order-notifications/order-notifications.tsx';
import { useGetAdminProfileQuery } from '../people/parts/session/api.ts';
import { DeskBell } from '../reports/parts/desk/desk-bell.tsx';
import { OneSearch } from '../reports/parts/search/one-search.tsx';
import { AdminLogo } from './admin-logo.tsx';
import { frameTexts } from './texts.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

/** Search, account menu, notifications and log out, in one line. */
export function AdminHeader() {
  const { logOut } = useTexts(frameTexts);
  const { isRefined } = useDashboardTexts();
  return (
    <header className="border-b border-line bg-paper md:sticky md:top-0 md:z-panel print:hidden">
      <div className="mx-auto grid max-w-[84rem] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 px-4 py-2 md:grid-cols-[minmax(0,26rem)_1fr] md:gap-x-4 md:px-8 md:py-3">
        <div className="md:hidden">
          <AdminLogo nameClass="sr-only" />
        </div>
        {isRefined ? <OneSearch /> : <AdminSearch />}
        <div className="flex items-center justify-self-end md:gap-2">
          {isRefined ? <DeskBell /> : <OrderNotifications />}
          <AdminMenu />
          <button
            type="button"
            onClick={signOut}
            className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 hover:bg-wash"
          >
            <LogOutIcon />
            <span className="sr-only xl:not-sr-only">{logOut}</span>
          </button>
        </div>
      </div>
    </header>
  );
}

const linksIn = ({ menu }: TextsOf<typeof frameTexts>, isRefined: boolean) => [
  { name: menu.settings, to: dashboardPaths.profileSettings.to() },
  { name: menu.activity, to: dashboardPaths.activity.to() },
  ...(isRefined
    ? []
    : [
        { name: menu.orders, to: dashboardPaths.adminOrders.to() },
        { name: menu.mail, to: dashboardPaths.mails.to() },
      ]),
  { name: menu.shop, to: dashboardPaths.home.to() },
];

/** The signed-in admin's name, role and picture, as a button that opens the menu. */
function AdminMenu() {
  const texts = useTexts(frameTexts);
  const { isRefined, admin } = useDashboardTexts();
  const { data: profile } = useGetAdminProfileQuery(undefined, live(60));
  const who = (
    <>
      <span className="block truncate font-semibold">{profile?.name}</span>
      <span className="block truncate text-fine text-muted">
        {profile?.roleLabel ?? admin.role}
      </span>
    </>
  );
  return (
    <Menu
      button={
        <>
          <span className="sr-only">{texts.menu.before}</span>
          <Portrait picture={profile?.picture} />
          <span className="sr-only max-w-40 leading-tight md:not-sr-only">{who}</span>
        </>
      }
      buttonClass="flex min-h-11 items-center gap-3 rounded-field px-1 text-left hover:bg-wash md:px-2"
      nav={texts.menu.name}
      place="right-0 z-panel mt-2 w-56 overflow-hidden"
    >
      <p className="px-5 py-2 leading-tight md:hidden">{who}</p>
      <ul className="py-1">
        {linksIn(texts, isRefined).map(({ name, to }) => (
          <MenuItem key={to} to={to} className="px-5">
            {name}
          </MenuItem>
        ))}
      </ul>
    </Menu>
  );
}

/** The search term in the URL of the book list. */
function useWordsInAddress() {
  const { pathname, search } = useLocation();
  if (!matchPath(dashboardPaths.manageBooks.pattern, pathname)) return '';
  return new URLSearchParams(search).get('q') ?? '';
}

/** As specified: searches books by title, author or category, and shows the results in Manage Books. */
function AdminSearch() {
  const texts = useTexts(frameTexts);
  const { searchPlaceholder } = useDashboardTexts().admin;
  const navigate = useNavigate();
  const inAddress = useWordsInAddress();
  const [shown, setShown] = useState({ inAddress, typed: inAddress });
  if (shown.inAddress !== inAddress) setShown({ inAddress, typed: inAddress });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const q = shown.typed.trim();
    navigate(dashboardPaths.manageBooks.to(q ? { q } : {}));
  }

  return (
    <search>
      <form onSubmit={onSubmit} className="relative">
        <input
          type="search"
          aria-label={texts.search}
          placeholder={searchPlaceholder}
          enterKeyHint="search"
          maxLength={SEARCH_MAX}
          value={shown.typed}
          onChange={(event) => setShown({ inAddress, typed: event.target.value })}
          className="min-h-11 w-full min-w-0 rounded-full border border-control bg-card pr-12 pl-4 placeholder:text-muted"
        />
        <SearchSubmit />
      </form>
    </search>
  );
}

/**
 * Signs out in this browser at once, even offline, and on the server. If the server cannot be
 * reached, its session expires on its own.
 */
function signOut() {
  const token = adminToken.read();
  adminToken.remove();
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  // `keepalive`: closing the page does not cancel the request.
  fetch('/api/admin/session', { method: 'DELETE', headers, keepalive: true }).catch(() => {});
}
