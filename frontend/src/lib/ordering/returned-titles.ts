import { titleOfCopies } from '@book-store/contract/orders/order/orders';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type { OrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';

/** For example 'Emma, 2 x Persuasion'. */
export const returnedTitles = (
  { lines }: Pick<OrderView, 'lines'>,
  one: Pick<OrderReturn, 'lines'>,
): string =>
  one.lines
    .map(({ bookId, quantity }) => titleOfCopies({ title: titleIn({ lines }, bookId), quantity }))
    .join(', ');

/** The title at the time of the order. */
export const titleIn = ({ lines }: Pick<OrderView, 'lines'>, bookId: string): string =>
  lines.find((line) => line.bookId === bookId)?.title ?? '';
