import type {
  BookBankRowsBody,
  BookedBankRows,
} from '@book-store/contract/orders/payments/admin-payments.schemas';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import { AppError, conflict, refusalOf } from '../../platform/errors/errors.ts';
import { findOrder } from '../order/find-order.ts';
import { orderNumberOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { BankRow } from './bank-rows.model.ts';
import { openSumOf, receiveMoney } from './receive-money.ts';

type Row = z.output<typeof BookBankRowsBody>['rows'][number];
type Booking = { by: string; at: Date };

/**
 * Books rows as payments, each in its own transaction, and only once even if several files have it. Returns the
 * booked rows, and why others failed.
 */
export async function bookBankRows(
  rows: readonly Row[],
  booking: Booking,
): Promise<BookedBankRows> {
  const result: BookedBankRows = { booked: [], refused: [] };
  for (const row of rows) {
    try {
      result.booked.push({ key: row.key, ...(await book(row, booking)) });
    } catch (error) {
      const why = whyRefused(error);
      if (!why) throw error;
      result.refused.push({ key: row.key, ...refusalOf(why) });
    }
  }
  return result;
}

const book = (
  { key, order: id, amount }: Row,
  { by, at }: Booking,
): Promise<{ number: string; inPart?: true }> =>
  inTransaction(async (session) => {
    const order = await findOrder(id, session);
    openSumOf(order);
    await BankRow.create([{ _id: key, order: order._id, at }], { session });
    const actor = { role: 'admin', name: by } as const;
    const money = { amount, reference: key, by: actor, at };
    const booked = await receiveMoney(id, money, { unseenBy: [] }, session);
    const { paid, due } = paymentOf(booked);
    return { number: orderNumberOf(order), ...(paid < due && { inPart: true }) };
  });

/** The reason if only this row fails; undefined for an error that affects all of them. */
function whyRefused(error: unknown): AppError | undefined {
  if (isDuplicateKey(error)) return conflict('This row was counted before.', 'bank-row-counted');
  const isOfRow =
    error instanceof AppError && (error.code === 'conflict' || error.code === 'not-found');
  return isOfRow ? error : undefined;
}

/** Allows a row to be booked again, in the transaction in which an admin reverses its payment. */
export async function freeBankRow(
  { _id, payment }: StoredOrder,
  session: ClientSession,
): Promise<void> {
  const last = payment?.events.at(-1);
  if (last?.kind === 'unpaid' && last.reference)
    await BankRow.deleteOne({ _id: last.reference, order: _id }, { session });
}
