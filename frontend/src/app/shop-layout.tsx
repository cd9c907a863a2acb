import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { texts } from '../shared/specified-texts.ts';
import { Spinner } from '../shared/ui/spinner.tsx';
import { AnchorScroll } from './anchor-scroll.tsx';
import { ScrollRestoration } from './scroll-restoration.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { useAccountCart } from './use-account-cart.ts';

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
