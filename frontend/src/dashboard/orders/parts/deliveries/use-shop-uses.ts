import { isCash } from '@book-store/contract/settings/payment/payment';
import { useShopQuery } from '../../../../api/calls/shop-api.ts';

/** What of the ways to deliver and to pay this shop uses. */
export function useShopUses() {
  const { data: shop } = useShopQuery();
  const kinds = (shop?.ways ?? []).map(({ kind }) => kind);
  return {
    rounds: kinds.includes('round'),
    pickUp: kinds.includes('pick-up'),
    // Cash is the way to pay until the owner sets some.
    cash: !shop?.payments || shop.payments.some(({ method }) => isCash(method)),
  };
}
