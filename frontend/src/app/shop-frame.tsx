import type { RouteObject } from 'react-router-dom';
import { ShopLayout } from '../shop/shell/shop-layout.tsx';
import { AppRoot } from './app-root.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { notFoundPage, readingPages } from './reading-pages.tsx';
import { RouteFailure } from './route-failure.tsx';

/**
 * Returns the routes of the app: the reading pages in the shop's frame, and what the browser alone shows
 * in that frame and outside of it. The frame is the same on the server, or React could not take over its HTML.
 */
export const framedRoutes = ({
  inShop = [],
  outside = [],
}: {
  inShop?: RouteObject[];
  outside?: RouteObject[];
} = {}): RouteObject[] => [
  {
    element: <AppRoot />,
    children: [
      ...outside,
      {
        element: (
          <FailureBoundary fallback={<RouteFailure />}>
            <ShopLayout />
          </FailureBoundary>
        ),
        children: [
          {
            element: <FailureBoundary fallback={<RouteFailure />} />,
            children: [...readingPages, ...inShop, notFoundPage],
          },
        ],
      },
    ],
  },
];
