import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { adminRoute } from '../frame/admin-route.ts';

export const ordersRoutes = [
  adminRoute(PAGES.adminOrders, () => import('./orders/page.tsx')),
  adminRoute(PAGES.adminOrder, () => import('./order/page.tsx')),
  adminRoute(PAGES.newOrder, () => import('./new-order/page.tsx')),
  adminRoute(PAGES.deliveries, () => import('./deliveries/page.tsx')),
  adminRoute(PAGES.pickUps, () => import('./pick-ups/page.tsx')),
  adminRoute(PAGES.payments, () => import('./payments/page.tsx')),
  adminRoute(PAGES.returns, () => import('./returns/page.tsx')),
  adminRoute(PAGES.withdrawals, () => import('./withdrawals/page.tsx')),
  adminRoute(PAGES.giftCards, () => import('./gift-cards/page.tsx')),
  adminRoute(PAGES.giftCard, () => import('./gift-card/page.tsx')),
  adminRoute(PAGES.discountCodes, () => import('./discount-codes/page.tsx')),
  adminRoute(PAGES.addDiscountCode, () => import('./edit-discount-code/page.tsx')),
  adminRoute(PAGES.editDiscountCode, () => import('./edit-discount-code/page.tsx')),
];
