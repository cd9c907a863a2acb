import { ShopConfigView } from '@book-store/contract/schemas/shop-config';
import { Router } from 'express';
import { route } from '../../http/route.ts';

/** The configuration of the browser's Firebase SDK. */
export const shopConfigRoutes = (config: ShopConfigView): Router =>
  Router().get(
    '/',
    route({
      reply: ShopConfigView,
      cache: 'public, max-age=0, must-revalidate',
      run: async () => ({ body: config }),
    }),
  );
