import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';

/** True by default, until the owner offers other payment methods. */
export const takesOnlyCash = ({ payments }: Pick<ShopView, 'payments'>): boolean =>
  payments?.every(({ method }) => method === 'cash-on-delivery') ?? true;
