import type { RouteObject } from 'react-router-dom';
import { ShopLayout } from '../storefront/frame/shop-layout.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { RouteFailure } from './route-failure.tsx';

/**
 * Returns routes in the shop's frame. It is the same on the server, or React could not take over its HTML.
 */
export const inShopFrame = (children: RouteObject[]): RouteObject => ({
  element: (
    <FailureBoundary fallback={<RouteFailure />}>
      <ShopLayout />
    </FailureBoundary>
  ),
  children: [{ element: <FailureBoundary fallback={<RouteFailure />} />, children }],
});
