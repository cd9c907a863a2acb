import { guestOrderPath } from '@book-store/contract/pages/addresses/order-paths';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { confirmTokenOf, guestTokenOf } from '../../orders/guests/guest-links.ts';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import type { LetterLink } from '../../platform/mail/letter.ts';
import type { LetterTexts } from './english.ts';

/** Returns the link from a mail to its order: guests have no list of orders. */
export function linkOf(
  order: StoredOrder,
  at: Date | null | undefined,
  texts: LetterTexts['order'],
): LetterLink {
  const token = guestTokenOf(order, at ?? order.createdAt);
  return token
    ? { text: texts.guestButton, path: guestOrderPath(token) }
    : { text: texts.button, path: PAGES.orders.pattern };
}

/** Returns the link with which the customer confirms an order; only the mail that asks for it has one. */
export function confirmLinkOf(order: StoredOrder, texts: LetterTexts['order']): LetterLink {
  const token = confirmTokenOf(order, order.createdAt);
  return token
    ? { text: texts.confirmButton, path: guestOrderPath(token) }
    : linkOf(order, order.createdAt, texts);
}
