import { formatMoney } from '@book-store/contract/money';
import { copiesIn } from '@book-store/contract/orders/order/orders';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { pathWithId } from '@book-store/contract/pages/addresses/shop-pages';
import { orderNumberOf } from '../../orders/order/order-view.ts';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import type { LetterLink } from '../../platform/mail/letter.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import type { LetterTexts } from './english.ts';
import { contentsOf } from './order-contents.ts';

/** Tells the owner about a new order. */
export function ownerMail(order: StoredOrder, to: string, texts: LetterTexts): NewMail {
  const { language } = texts;
  const { subject, heading, first, address } = texts.owner.newOrder;
  const number = orderNumberOf(order);
  const ordered = order.boughtGiftCard ? 'gift card' : copiesIn(order.lines);
  return {
    key: `new-order:${order._id}`,
    kind: 'new-order',
    orderNumber: order.number,
    to,
    subject: subject(number, ordered, formatMoney(order.totalCents)),
    letter: {
      language,
      heading: heading(number),
      paragraphs: [first(order.name, ordered)],
      button: openOrder(order, texts),
      ...contentsOf(order, { language, order: { ...texts.order, address } }, order.phone),
    },
  };
}

/** Links from a mail to the owner to the dashboard. */
export const openOrder = (
  { _id }: Pick<StoredOrder, '_id'>,
  { owner }: LetterTexts,
): LetterLink => ({
  text: owner.newOrder.button,
  path: pathWithId(PAGES.adminOrder.pattern, String(_id)),
});

/** Tells the owner about several new orders. */
export function ordersMail(
  orders: readonly StoredOrder[],
  to: string,
  { owner: { newOrders: texts }, language }: LetterTexts,
): NewMail {
  const [first] = orders;
  const { length } = orders;
  const sum = orders.reduce((cents, { totalCents }) => cents + totalCents, 0);
  return {
    key: `new-orders:${first?._id}`,
    kind: 'new-order',
    to,
    subject: texts.subject(length, formatMoney(sum)),
    letter: {
      language,
      heading: texts.heading(length),
      paragraphs: [texts.first, orders.map(orderNumberOf).join(', ')],
      button: { text: texts.button, path: PAGES.adminOrders.pattern },
    },
  };
}
