import { type ShopWords, UNNAMED_SHOP } from '@book-store/contract/page-head';
import type { ShopView } from '@book-store/contract/schemas/shop';
import type { CallApi } from '../../http/call-api.ts';

/** The call by which pages learn who the shop is. */
export const SHOP_CALL = '/api/shop';

export type FindShop = (network: string) => Promise<ShopWords>;

/**
 * Returns a function that returns who the shop is, as visitors are answered; while that is impossible,
 * who it was last.
 */
export function shopFinder(callApi: CallApi): FindShop {
  let last = UNNAMED_SHOP;
  return async (network) => {
    const { status, body } = await callApi(SHOP_CALL, network);
    if (status === 200) last = body as ShopView;
    return last;
  };
}
