import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import type { TaxSum } from '@book-store/contract/settings/tax/tax';
import type { ClientSession, Types } from 'mongoose';
import { findOrder } from '../order/find-order.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import type { BillItem } from './bill.ts';
import { Paper, type StoredPaper } from './papers.model.ts';
import { startWriting, storePaper, type Writing } from './store-paper.ts';
import { addSums, negativeSums, totalOf } from './tax-sums.ts';

type Within = { at: Date; session: ClientSession };

/**
 * Cancels the invoice of an order that is in force, if there is one: a credit note over all that earlier ones have left
 * of it. Returns the order with it.
 */
export async function drawCancellation(
  order: StoredOrder,
  { at, session }: Within,
): Promise<StoredOrder> {
  const invoice = await invoiceOf(order, session);
  if (!invoice) return order;
  const earlier = await Paper.find({ 'corrects.paper': invoice._id, order: order._id })
    .sort({ at: 1 })
    .session(session)
    .lean<StoredPaper[]>();
  const writing = await startWriting(at, session);
  const sums = negativeSums(addSums(...[invoice, ...earlier].map(({ taxes }) => taxes.sums)));
  const items = [
    ...invoice.items.map(negativeItem),
    ...earlier.map(({ number, totalPrice }) => ({
      kind: 'credited' as const,
      text: writing.words.credited(number),
      amount: 0 - totalPrice,
    })),
  ];
  const contents = { items, sums, whole: true };
  return storePaper(order, creditNote(invoice, contents), writing, session);
}

type Part = {
  /** In minor units, what each takes off. */
  items: readonly BillItem[];
  sums: readonly TaxSum[];
  ofReturn?: Types.ObjectId;
};

/** Takes a part off the order's invoice that is in force, if there is one. Returns the order with the credit note. */
export async function drawPartCredit(
  id: string,
  part: (writing: Writing) => Part,
  { at, session }: Within,
): Promise<StoredOrder> {
  const order = await findOrder(id, session);
  const invoice = await invoiceOf(order, session);
  if (!invoice) return order;
  const writing = await startWriting(at, session);
  const { items, sums, ofReturn } = part(writing);
  const contents = {
    items: items.map(negativeItem),
    sums: negativeSums(sums),
    whole: false,
  };
  return storePaper(
    order,
    { ...creditNote(invoice, contents), ...(ofReturn && { ofReturn }) },
    writing,
    session,
  );
}

async function invoiceOf(
  { papers }: StoredOrder,
  session: ClientSession,
): Promise<StoredPaper | undefined> {
  const current = currentInvoice(papers);
  if (!current) return undefined;
  return Paper.findById(current._id).session(session).orFail().lean<StoredPaper>();
}

type Credit = { items: BillItem[]; sums: TaxSum[]; whole: boolean };

/** Seller and buyer are those of the invoice: the paper belongs to it. */
const creditNote = (
  { _id, number, day, seller, buyer, taxes, suppliedOn, notes }: StoredPaper,
  { items, sums, whole }: Credit,
) => ({
  kind: 'credit-note' as const,
  seller,
  buyer,
  corrects: { paper: _id, number, day, whole },
  items,
  // The items of a part are with tax.
  taxes: { included: whole ? taxes.included : true, sums },
  totalPrice: totalOf(sums),
  notes,
  ...(suppliedOn && { suppliedOn }),
});

const negativeItem = <Item extends { amount: number }>({ amount, ...item }: Item) => ({
  ...item,
  amount: 0 - amount,
});
