import type { PaperWords } from '@book-store/contract/orders/papers/paper-words';
import type { StoredOrder, StoredReturn } from '../order/orders.model.ts';
import { type BillItem, detailOf } from '../papers/bill.ts';
import { deliveryLeft } from './delivery-left.ts';

type Given = { amount: number; words: PaperWords };

/**
 * What refunding a return takes off its order, in minor units: its copies, and the difference to the amount. What is
 * more than their price is what is left of the delivery, and then goodwill.
 */
export function creditedItems(
  order: StoredOrder,
  { lines }: Pick<StoredReturn, 'lines'>,
  { amount, words }: Given,
): BillItem[] {
  const books = lines.map((line) => bookItem(order, line, words));
  const rest = amount - books.reduce((sum, one) => sum + one.amount, 0);
  if (rest < 0) return [...books, { kind: 'deduction', text: words.deduction, amount: rest }];
  const delivery = Math.min(rest, deliveryLeft(order));
  const item = (kind: 'delivery' | 'goodwill', text: string, part: number): BillItem[] =>
    part > 0 ? [{ kind, text, amount: part }] : [];
  return [
    ...books,
    ...item('delivery', words.deliveryBack, delivery),
    ...item('goodwill', words.goodwill, rest - delivery),
  ];
}

type Returned = StoredReturn['lines'][number];

function bookItem(
  order: StoredOrder,
  { bookId, quantity, cents }: Returned,
  words: PaperWords,
): BillItem {
  const line = order.lines.find((one) => one.bookId.equals(bookId));
  const detail = line && detailOf(line, words);
  return {
    kind: 'book',
    text: line?.title ?? '',
    ...(detail && { detail }),
    quantity,
    amount: cents,
  };
}
