import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';

/** Returns whether customers can pay in no other way than in cash at the door, as where the owner has set nothing. */
export const takesOnlyCash = ({ payments }: Pick<ShopView, 'payments'>): boolean =>
  payments?.every(({ method }) => method === 'cash-on-delivery') ?? true;
