import { formatMoney } from '@book-store/contract/money';
import { copiesIn } from '@book-store/contract/orders/order/orders';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { pathWithId } from '@book-store/contract/pages/addresses/shop-pages';
import { orderNumberOf } from '../../orders/order/order-view.ts';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import type { LetterLink } from '../../platform/mail/letter.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { english } from './english.ts';
import { contentsOf } from './order-contents.ts';

const toOwner = { ...english.order, address: 'Deliver to' };

/** Tells the owner about a new order. */
export function ownerMail(order: StoredOrder, to: string): NewMail {
  const copies = copiesIn(order.lines);
  const ofBooks = copies === 1 ? '1 book' : `${copies} books`;
  const books = order.boughtGiftCard ? 'a gift card' : ofBooks;
  return {
    key: `new-order:${order._id}`,
    kind: 'new-order',
    orderNumber: order.number,
    to,
    subject: `New order ${orderNumberOf(order)}: ${books}, ${formatMoney(order.totalCents)}`,
    letter: {
      heading: `New order ${orderNumberOf(order)}`,
      paragraphs: [`${order.name} has ordered ${books}.`],
      button: openOrder(order),
      ...contentsOf(order, { ...english, order: toOwner }, order.phone),
    },
  };
}

/** Links from a mail to the owner to the dashboard. */
export const openOrder = ({ _id }: Pick<StoredOrder, '_id'>): LetterLink => ({
  text: 'Open the order',
  path: pathWithId(PAGES.adminOrder.pattern, String(_id)),
});

/** Tells the owner about several new orders. */
export function ordersMail(orders: readonly StoredOrder[], to: string): NewMail {
  const [first] = orders;
  const { length } = orders;
  const sum = orders.reduce((cents, { totalCents }) => cents + totalCents, 0);
  return {
    key: `new-orders:${first?._id}`,
    kind: 'new-order',
    to,
    subject: `${length} more new orders, ${formatMoney(sum)}`,
    letter: {
      heading: `${length} more new orders`,
      paragraphs: [
        'So many orders are coming in that this mail tells you of several at once. You find them all under Orders.',
        orders.map(orderNumberOf).join(', '),
      ],
      button: { text: 'Open the orders', path: PAGES.adminOrders.pattern },
    },
  };
}
