import { Link } from 'react-router-dom';
import { ShopSign } from '../../kit/shop-sign/shop-sign.tsx';
import { paths } from '../../lib/paths.ts';
import { SearchBox } from '../search-box/search-box.tsx';
import { AccountArea } from './account-area.tsx';
import { CartLink } from './cart-link.tsx';
import { GenreLine, GenrePhoneMenu } from './genre-nav.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

/**
 * Name, search, account and cart, and the genres below. Hides when scrolling down. Its lines follow the room
 * for its text, not the screen: where text is large, the search is below the name on wide screens, too.
 */
export function Header() {
  const hidden = useHideOnScroll();
  return (
    <header
      className={`shop-header sticky top-0 z-top border-b border-line bg-paper transition-transform focus-within:translate-y-0 ${hidden ? '-translate-y-full' : ''}`}
    >
      <div className="page shop-header-lines relative flex flex-wrap items-center gap-x-4 gap-y-2 py-3 @3xl:grid @3xl:grid-cols-[auto_minmax(0,26rem)_auto] @3xl:justify-between @5xl:grid-cols-[1fr_minmax(0,26rem)_1fr] @3xl:gap-y-0 @3xl:pb-0">
        <Link
          to={paths.home.to()}
          className="shop-header-name flex min-h-11 min-w-0 max-w-full grow basis-36 items-center gap-2 font-title text-h3 font-semibold whitespace-nowrap @3xl:justify-self-start"
        >
          <ShopSign />
        </Link>
        <div className="shop-header-search order-last flex basis-full items-center gap-x-4 @3xl:contents">
          <GenrePhoneMenu className="@3xl:hidden" />
          <div className="min-w-0 grow">
            <SearchBox />
          </div>
        </div>
        <div className="ml-auto flex items-center gap-1 @3xl:gap-3 @3xl:justify-self-end">
          <AccountArea />
          <CartLink />
        </div>
        <GenreLine className="hidden @3xl:order-last @3xl:col-span-3 @3xl:block @3xl:justify-self-center" />
      </div>
    </header>
  );
}
