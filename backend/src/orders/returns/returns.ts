import * as orderReturnsSchemas from '@book-store/contract/orders/returns/order-returns.schemas';
import * as returnsSchemas from '@book-store/contract/orders/returns/returns.schemas';
import type { Feature } from '../../platform/feature.ts';
import { returnsAdminRoutes } from './returns.admin-routes.ts';
import { returnsRoutes } from './returns.routes.ts';

/** Books of delivered orders that customers give back. */
export const returns: Feature = {
  name: 'returns',
  schemas: [returnsSchemas, orderReturnsSchemas],
  routes: (deps) => [...returnsRoutes(deps), ...returnsAdminRoutes(deps)],
};
