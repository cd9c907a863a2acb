import * as discountCodesSchemas from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { Feature } from '../../platform/feature.ts';
import { onShopView } from '../../settings/shop/shop-view.ts';
import { hasLiveCodes } from './code-state.ts';
import { discountCodesAdminRoutes } from './discount-codes.admin-routes.ts';

/** The discount codes that customers can use in an order. */
export const discountCodes: Feature = {
  name: 'discount-codes',
  schemas: [discountCodesSchemas],
  routes: (deps) => [...discountCodesAdminRoutes(deps)],
};

onShopView(async (now) => ({ discountCodes: (await hasLiveCodes(now)) || undefined }));
