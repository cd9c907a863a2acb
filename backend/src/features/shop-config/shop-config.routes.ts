import { Router } from 'express';
import { route } from '../../http/route.ts';
import { ShopConfigView } from './shop-config.contract.ts';

/** What the browser asks first of all: where sign-in goes. */
export const shopConfigRoutes = (config: ShopConfigView): Router =>
  Router().get(
    '/',
    route({
      reply: ShopConfigView,
      cache: 'public, max-age=0, must-revalidate',
      run: async () => ({ body: config }),
    }),
  );
