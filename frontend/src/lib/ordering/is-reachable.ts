import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';

/** Whether customers have any way to reach the shop; without one, pages do not ask them to talk to it. */
export const isReachable = ({
  phone,
  email,
  address,
  answersMail,
}: Pick<ShopView, 'phone' | 'email' | 'address' | 'answersMail'>): boolean =>
  Boolean(phone || email || address || answersMail);
