import { ShopConfigView } from '@book-store/contract/schemas/shop-config';
import { type Route, route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';

/** The configuration of the browser's Firebase SDK. */
export const shopConfigRoutes = ({ shopConfig }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/config',
    access: 'anyone',
    summary: "The browser's Firebase keys",
    reply: ShopConfigView,
    cache: 'public, max-age=0, must-revalidate',
    cached: {},
    run: async () => ({ body: shopConfig }),
  }),
];
