import { listGenres } from '../../api/calls/genres-api.ts';
import { getShop } from '../../api/calls/shop-api.ts';
import type { Ask } from '../../api/page-data.ts';
import { PageOutlet, SkipLink } from '../../kit/page/page-outlet.tsx';
import { useAccountCart } from '../orders/parts/cart/use-account-cart.ts';
import { useJoinWishes } from '../people/parts/wishes/use-join-wishes.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HeadingFocus } from './heading-focus.tsx';
import { ScrollRestoration } from './scroll-restoration.tsx';

/** Header, the routed page and footer of the storefront. */
export function ShopLayout() {
  useAccountCart();
  useJoinWishes();
  return (
    <div id="home" className="flex min-h-svh flex-col">
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className="page grow pt-6 outline-none md:pt-10">
        <PageOutlet room="min-h-svh" />
      </main>
      <Footer />
      <ScrollRestoration />
      <HeadingFocus />
    </div>
  );
}

/** Makes the calls of the frame around every page. */
export const loadShellData = (ask: Ask) =>
  Promise.all([ask(listGenres.initiate()), ask(getShop.initiate())]);
