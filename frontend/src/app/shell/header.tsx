import { Link } from 'react-router-dom';
import { SearchBox } from '../../features/search/search-box.tsx';
import { paths } from '../../shared/paths.ts';
import { AccountArea } from './account-area.tsx';
import { CartLink } from './cart-link.tsx';
import { LogoMark } from './logo.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

/** One line; on phones the search takes a full-width row below. Hides when scrolling down. */
export function Header() {
  const hidden = useHideOnScroll();
  return (
    <header
      className={`sticky top-0 z-40 border-b border-line bg-paper transition-transform focus-within:translate-y-0 ${hidden ? '-translate-y-full' : ''}`}
    >
      <div className="page grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[1fr_minmax(0,26rem)_1fr]">
        <Link
          to={paths.home.to()}
          className="flex min-h-11 items-center gap-2 justify-self-start font-title text-h3 font-semibold whitespace-nowrap"
        >
          <LogoMark />
          <span>Book Store</span>
        </Link>
        <div className="order-last col-span-2 md:order-none md:col-span-1">
          <SearchBox />
        </div>
        <div className="flex items-center gap-1 justify-self-end md:gap-3">
          <AccountArea />
          <CartLink />
        </div>
      </div>
    </header>
  );
}
