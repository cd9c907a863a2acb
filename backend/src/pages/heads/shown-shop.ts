import { setTimeout as wait } from 'node:timers/promises';
import { type ShopWords, UNNAMED_SHOP } from '@book-store/contract/pages/heads/page-head';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import type { CallApi } from '../../platform/http/reading/call-api.ts';

/** The call from which pages learn the shop's identity. */
export const SHOP_CALL = '/api/shop';

/** How long a page waits for it. */
const TIMEOUT_MS = 500;

/** What pages say of the shop, and what decides which pages exist. */
export type ShownShop = ShopWords &
  Partial<Pick<ShopView, 'accounts' | 'giftCardSales' | 'ownPages'>>;
export type FindShop = (network: string) => Promise<ShownShop>;

/** Returns the shop's identity as visitors see it, or the last known one if reading takes too long. */
export function shopFinder(callApi: CallApi): FindShop {
  let last: ShownShop = UNNAMED_SHOP;
  return async (network) => {
    const reading = callApi(SHOP_CALL, network).then(({ status, body }) => {
      if (status === 200) last = body as ShopView;
    });
    await Promise.race([reading, wait(TIMEOUT_MS, undefined, { ref: false })]);
    return last;
  };
}
