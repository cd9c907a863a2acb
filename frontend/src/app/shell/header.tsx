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
      <div className="page relative flex flex-wrap items-center gap-x-4 gap-y-2 py-3 md:grid md:grid-cols-[auto_minmax(0,26rem)_auto] md:justify-between lg:grid-cols-[1fr_minmax(0,26rem)_1fr] md:gap-y-0 md:pb-0">
        {/* Shrinks to the width of a short name; where text is so large that this is too wide, lines wrap. */}
        <Link
          to={paths.home.to()}
          className="flex min-h-11 min-w-0 max-w-full grow basis-36 items-center gap-2 font-title text-h3 font-semibold whitespace-nowrap md:justify-self-start"
        >
          <ShopSign />
        </Link>
        <div className="order-last flex basis-full flex-wrap items-center gap-x-4 gap-y-2 md:contents">
          <GenrePhoneMenu className="md:hidden" />
          <div className="grow basis-40">
            <SearchBox />
          </div>
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-1 md:flex-nowrap md:gap-3 md:justify-self-end">
          <AccountArea />
          <CartLink />
        </div>
        <GenreLine className="hidden md:order-last md:col-span-3 md:block md:justify-self-center" />
      </div>
    </header>
  );
}
