import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { listGenres } from '../../api/genres-api.ts';
import type { Ask } from '../../api/page-data.ts';
import { getShop } from '../../api/shop-api.ts';
import { AnchorScroll } from '../../kit/scroll/anchor-scroll.tsx';
import { ScrollRestoration } from '../../kit/scroll/scroll-restoration.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';
import { useAccountCart } from '../cart/use-account-cart.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Header, the routed page and footer of the storefront. */
export function ShopLayout() {
  const { pathname } = useLocation();
  useAccountCart();
  return (
    <div id="home" className="flex min-h-svh flex-col">
      <a
        href="#content"
        className="sr-only rounded-field bg-card px-4 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="page grow pt-6 outline-none md:pt-10">
        <Suspense
          key={pathname}
          fallback={<Spinner text={texts.book.loading} className="min-h-svh" />}
        >
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ScrollRestoration />
      <AnchorScroll />
    </div>
  );
}

/** Makes the calls of the frame around every page. */
export const loadShellData = (ask: Ask) =>
  Promise.all([ask(listGenres.initiate()), ask(getShop.initiate())]);
