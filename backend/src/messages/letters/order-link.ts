import { guestOrderPath } from '@book-store/contract/pages/addresses/order-paths';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { confirmTokenOf, guestTokenOf } from '../../orders/guests/guest-links.ts';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import type { LetterLink } from '../../platform/mail/letter.ts';
import type { LetterTexts } from './english.ts';

/** Guests have no list of orders, so their links need a token. */
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

/** Only the mail that asks for confirmation has this link. */
export function confirmLinkOf(order: StoredOrder, texts: LetterTexts['order']): LetterLink {
  const token = confirmTokenOf(order, order.createdAt);
  return token
    ? { text: texts.confirmButton, path: guestOrderPath(token) }
    : linkOf(order, order.createdAt, texts);
}
