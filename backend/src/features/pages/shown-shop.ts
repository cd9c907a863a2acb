import { type ShopWords, UNNAMED_SHOP } from '@book-store/contract/page-head';
import type { ShopView } from '@book-store/contract/schemas/shop';
import type { CallApi } from '../../http/call-api.ts';

/** The call from which pages learn the shop's identity. */
export const SHOP_CALL = '/api/shop';

export type FindShop = (network: string) => Promise<ShopWords>;

/**
 * Returns a function that returns the shop's identity as visitors see it, or the last known one while that
 * cannot be read.
 */
export function shopFinder(callApi: CallApi): FindShop {
  let last = UNNAMED_SHOP;
  return async (network) => {
    const { status, body } = await callApi(SHOP_CALL, network);
    if (status === 200) last = body as ShopView;
    return last;
  };
}
