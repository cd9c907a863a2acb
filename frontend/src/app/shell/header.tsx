import { Link } from 'react-router-dom';
import { SearchBox } from '../../features/search/search-box.tsx';
import { paths } from '../../shared/paths.ts';
import { AccountArea } from './account-area.tsx';
import { CartLink } from './cart-link.tsx';
import { GenreLine, GenrePhoneMenu } from './genre-nav.tsx';
import { ShopSign } from './shop-sign.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

/** Name, search, account and cart, and the genres below. Hides when scrolling down. */
export function Header() {
  const hidden = useHideOnScroll();
  return (
    <header
      className={`sticky top-0 z-40 border-b border-line bg-paper transition-transform focus-within:translate-y-0 ${hidden ? '-translate-y-full' : ''}`}
    >
      <div className="page relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[1fr_minmax(0,26rem)_1fr] md:gap-y-0 md:pb-0">
        <Link
          to={paths.home.to()}
          className="col-span-2 flex min-h-11 max-w-full min-w-0 items-center gap-2 justify-self-start font-title text-h3 font-semibold whitespace-nowrap md:col-span-1"
        >
          <ShopSign />
        </Link>
        <GenrePhoneMenu className="order-last md:hidden" />
        <div className="order-last col-span-2 md:order-none md:col-span-1">
          <SearchBox />
        </div>
        <div className="flex items-center gap-1 justify-self-end md:gap-3">
          <AccountArea />
          <CartLink />
        </div>
        <GenreLine className="hidden md:order-last md:col-span-3 md:block md:justify-self-center" />
      </div>
    </header>
  );
}
