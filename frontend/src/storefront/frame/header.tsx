import { Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useShop } from '../../api/calls/shop-api.ts';
import { useAdminTokenStored } from '../../api/use-admin-token.ts';
import { CartIcon, PersonIcon } from '../../kit/icons/icons.tsx';
import { lazyPart } from '../../kit/page/lazy-part.ts';
import { ShopSign } from '../../kit/shop-sign/shop-sign.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { SearchBox } from '../catalogue/parts/search-box/search-box.tsx';
import { selectCartCount } from '../orders/parts/cart/cart-slice.ts';
import { type CurrentUser, useAuth } from '../people/parts/session/auth-context.ts';
import { GenreLine, GenrePhoneMenu } from './genre-nav.tsx';
import { frameTexts } from './texts.ts';
import { useIsQuiet } from './use-is-quiet.ts';

const AccountMenu = lazyPart<{ user: CurrentUser }>(
  async () => (await import('./account-menu.tsx')).AccountMenu,
  AccountLink,
);

/**
 * Name, search, account and cart, and the genres below. Hides when scrolling down. Its lines follow the room
 * for its text, not the screen: where text is large, the search is below the name on wide screens, too.
 */
export function Header() {
  const hidden = useHideOnScroll();
  const isQuiet = useIsQuiet();
  return (
    <header
      className={`shop-header sticky top-0 z-top border-b border-line bg-paper transition-transform focus-within:translate-y-0 ${hidden ? '-translate-y-full' : ''}`}
    >
      <div
        className={`page shop-header-lines relative flex flex-wrap items-center gap-x-4 gap-y-2 py-3 @3xl:grid @3xl:grid-cols-[auto_minmax(14rem,1fr)_auto] @5xl:grid-cols-[1fr_minmax(0,26rem)_1fr] @3xl:gap-y-0 ${isQuiet ? '' : '@3xl:pb-0'}`}
      >
        <Link
          to={paths.home.to()}
          className="shop-header-name flex min-h-11 min-w-0 max-w-full grow basis-36 items-center gap-2 font-title text-h3 leading-tight font-semibold @3xl:justify-self-start"
        >
          <ShopSign nameClass="line-clamp-2 min-w-0 break-words" />
        </Link>
        <div className="shop-header-search order-last flex basis-full items-center gap-x-4 @3xl:contents">
          {!isQuiet && <GenrePhoneMenu className="@3xl:hidden" />}
          <div className="min-w-0 grow @3xl:w-full @3xl:max-w-[26rem] @3xl:justify-self-center">
            <SearchBox />
          </div>
        </div>
        <div className="ml-auto flex items-center gap-1 @3xl:gap-3 @3xl:justify-self-end">
          <AccountArea />
          <CartLink />
        </div>
        {!isQuiet && (
          <GenreLine className="hidden @3xl:order-last @3xl:col-span-3 @3xl:block @3xl:justify-self-center" />
        )}
      </div>
    </header>
  );
}

const link = 'flex min-h-11 items-center gap-2 rounded-field px-2 hover:bg-wash';

/** The account menu for customers, a dashboard link for admins, a login link for everyone else. */
function AccountArea() {
  const texts = useTexts();
  const { dashboard } = useTexts(frameTexts);
  const { currentUser, loading, away } = useAuth();
  const adminTokenStored = useAdminTokenStored();
  const { accounts } = useShop();
  if (currentUser) {
    return (
      <Suspense fallback={<AccountLink />}>
        <AccountMenu user={currentUser} />
      </Suspense>
    );
  }
  if (adminTokenStored) {
    return (
      <Link to={paths.overview.to()} reloadDocument className={link}>
        <PersonIcon />
        <span className="sr-only @2xs:not-sr-only">{dashboard}</span>
      </Link>
    );
  }
  // A login link would look signed out.
  if (away || accounts === false) return null;
  return (
    <Link to={paths.login.to()} className={link} aria-busy={loading || undefined}>
      <PersonIcon />
      <span className="sr-only @3xl:not-sr-only">{texts.account.login}</span>
    </Link>
  );
}

/** Until the menu is there, whose code visitors do without. */
function AccountLink() {
  const { yourAccount } = useTexts(frameTexts);
  return (
    <Link to={paths.account.to()} aria-label={yourAccount} className={link}>
      <PersonIcon />
    </Link>
  );
}

function CartLink() {
  const { inCart } = useTexts(frameTexts);
  const count = useSelector(selectCartCount);
  return (
    <Link
      to={paths.cart.to()}
      className="flex min-h-11 items-center gap-2 rounded-field px-2 hover:bg-wash"
    >
      <CartIcon />
      <span className="sr-only">{inCart}</span>
      <span className="shop-header-badge grid h-[1.5rem] min-w-[1.5rem] place-items-center rounded-full bg-accent px-1.5 text-fine font-semibold text-on-accent tabular-nums">
        {count}
      </span>
    </Link>
  );
}

const TOP = 96;
const STEP = 8;

/** True while the person scrolls down, false at the top and when scrolling up. */
function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < STEP) return;
      setHidden(now > last && now > TOP);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
