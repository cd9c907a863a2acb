import type { ClientSession } from 'mongoose';
import { nextInvoiceNumber } from './order-number.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/**
 * Cancels the invoice of an order that ends unpaid by a credit note, in the transaction that ends it. Invoices and
 * credit notes share their numbers, which have no gaps. Returns the order with it.
 */
export async function drawCreditNote(
  order: StoredOrder,
  { at, session }: { at: Date; session: ClientSession },
): Promise<StoredOrder> {
  if (!order.invoice) return order;
  const creditNote = { number: await nextInvoiceNumber(session), at };
  await Order.updateOne({ _id: order._id }, { $set: { creditNote } }, { session });
  return { ...order, creditNote };
}

/**
 * Returns what reopening an order changes in its papers: a number that was drawn stays, so the invoice and its credit
 * note are put aside, and the order can get another invoice.
 */
export function withPapersAside({ invoice, creditNote, credited }: StoredOrder) {
  if (!invoice || !creditNote) return {};
  return {
    set: { credited: [...(credited ?? []), { invoice, creditNote }] as StoredOrder['credited'] },
    unset: { invoice: 1, creditNote: 1 } as const,
  };
}
