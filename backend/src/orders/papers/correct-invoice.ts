import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import type { CorrectInvoiceBody } from '@book-store/contract/orders/papers/papers.schemas';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { toStoredAddress } from '../../settings/place/addresses.ts';
import { findOrder } from '../order/find-order.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { drawCancellation } from './draw-credit-note.ts';
import { issueInvoice } from './draw-invoice.ts';
import { findPaper } from './find-paper.ts';

/** `isChanged` is false if the invoice had been cancelled before. */
type Corrected = { order: StoredOrder; isChanged: boolean };
type Act = { at: Date; beforeCommit: BeforeCommit<Corrected> };

/**
 * Cancels an invoice by a credit note, so that its order can be changed and get another one. Throws `not-found`, and
 * `conflict` for a credit note.
 */
export const cancelInvoice = (id: string, { at, beforeCommit }: Act): Promise<Corrected> =>
  inTransaction((session) => cancel(id, at, session), { beforeCommit });

type Buyer = z.output<typeof CorrectInvoiceBody>;

/** Cancels an invoice, and issues one for the right buyer; the order itself stays as it is. Throws the same. */
export const correctInvoice = (
  id: string,
  { name, address }: Buyer,
  { at, shop, beforeCommit }: Act & { shop: Shop },
): Promise<Corrected> =>
  inTransaction(
    async (session) => {
      const cancelled = await cancel(id, at, session);
      if (!cancelled.isChanged) return cancelled;
      const buyer = { name, ...(address && { address: toStoredAddress(address, shop) }) };
      const issue = { isOwner: true, at, buyer };
      return { order: await issueInvoice(cancelled.order, issue, session), isChanged: true };
    },
    { beforeCommit },
  );

async function cancel(id: string, at: Date, session: ClientSession): Promise<Corrected> {
  const paper = await findPaper(id);
  if (paper.kind !== 'invoice')
    throw conflict('This is a credit note: only an invoice can be cancelled.', 'not-an-invoice');
  const order = await findOrder(paper.order.toString(), session);
  if (!currentInvoice(order.papers)?._id.equals(id)) return { order, isChanged: false };
  return { order: await drawCancellation(order, { at, session }), isChanged: true };
}
