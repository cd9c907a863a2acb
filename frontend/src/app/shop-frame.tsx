import type { RouteObject } from 'react-router-dom';
import { ShopLayout } from '../storefront/frame/shop-layout.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { RouteFailure } from './route-failure.tsx';

/**
 * Must render the same on the server, or hydration fails.
 */
export const inShopFrame = (children: RouteObject[]): RouteObject => ({
  element: (
    <FailureBoundary fallback={<RouteFailure />}>
      <ShopLayout />
    </FailureBoundary>
  ),
  children: [{ element: <FailureBoundary fallback={<RouteFailure />} />, children }],
});
