import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { pageRoute } from '../frame/page-route.tsx';

export const ordersRoutes = [
  pageRoute(SHOP_PAGES.cart, 'orders/cart', () => import('./cart/page.tsx')),
  pageRoute(SHOP_PAGES.checkout, 'orders/checkout', () => import('./checkout/page.tsx')),
  pageRoute(SHOP_PAGES.orders, 'orders/orders', () => import('./orders/page.tsx')),
  pageRoute(SHOP_PAGES.guestOrder, 'orders/guest-order', () => import('./guest-order/page.tsx')),
  pageRoute(
    SHOP_PAGES.printGiftCard,
    'orders/print-gift-card',
    () => import('./print-gift-card/page.tsx'),
  ),
  pageRoute(SHOP_PAGES.withdraw, 'orders/withdraw', () => import('./withdraw/page.tsx')),
  pageRoute(
    SHOP_PAGES.buyGiftCard,
    'orders/buy-gift-card',
    () => import('./buy-gift-card/page.tsx'),
  ),
];
