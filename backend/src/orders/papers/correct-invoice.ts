import { isDeepStrictEqual } from 'node:util';
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
import { buyerOf, issueInvoice } from './draw-invoice.ts';
import { findPaper } from './find-paper.ts';
import type { StoredPaper } from './papers.model.ts';
import { startWriting } from './store-paper.ts';

/** `isChanged` is false if the invoice had been cancelled before. */
type Corrected = { order: StoredOrder; isChanged: boolean };
type Act = { at: Date; beforeCommit: BeforeCommit<Corrected> };

/**
 * Cancels an invoice by a credit note, so that its order can be changed and get another one. Throws `not-found`, and
 * `conflict` for a credit note, and for an invoice that another one has replaced.
 */
export const cancelInvoice = (id: string, { at, beforeCommit }: Act): Promise<Corrected> =>
  inTransaction(
    async (session) => {
      const cancelled = await cancel(id, at, session);
      if (!cancelled.isChanged && currentInvoice(cancelled.order.papers)) throw notInForce();
      return cancelled;
    },
    { beforeCommit },
  );

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
      const buyer = { name, ...(address && { address: toStoredAddress(address, shop) }) };
      if (!cancelled.isChanged) {
        await assertCorrected(cancelled.order, buyer, { at, session });
        return cancelled;
      }
      const issue = { isOwner: true, at, buyer };
      return { order: await issueInvoice(cancelled.order, issue, session), isChanged: true };
    },
    { beforeCommit },
  );

type Within = { at: Date; session: ClientSession };

/** Throws `conflict` unless the invoice in force has this buyer: then the same correction was sent twice. */
async function assertCorrected(
  { papers }: StoredOrder,
  buyer: Pick<StoredOrder, 'name' | 'address'>,
  { at, session }: Within,
): Promise<void> {
  const current = currentInvoice(papers);
  const invoice = current && (await findPaper(current._id.toString()));
  const wanted = buyerOf(buyer, await startWriting(at, session));
  if (!invoice || !isDeepStrictEqual(toBuyer(invoice.buyer), wanted)) throw notInForce();
}

const toBuyer = ({ name, lines }: StoredPaper['buyer']) => ({ name, lines });

const notInForce = () =>
  conflict(
    'This invoice has been cancelled or corrected in the meantime. Please look at the order again.',
    'invoice-not-in-force',
  );

async function cancel(id: string, at: Date, session: ClientSession): Promise<Corrected> {
  const paper = await findPaper(id);
  if (paper.kind !== 'invoice')
    throw conflict('This is a credit note: only an invoice can be cancelled.', 'not-an-invoice');
  const order = await findOrder(paper.order.toString(), session);
  if (!currentInvoice(order.papers)?._id.equals(id)) return { order, isChanged: false };
  return { order: await drawCancellation(order, { at, session }), isChanged: true };
}
