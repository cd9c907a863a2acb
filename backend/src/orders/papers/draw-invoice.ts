import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';
import type { Settings } from '../../settings/shop/sections.ts';
import { toTax } from '../../settings/shop/shop-view.ts';
import { findOrder, findOwnOrder, illegalStatus } from '../order/find-order.ts';
import { toOrderView } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { nextInvoiceNumber } from '../placing/order-number.ts';

type Drawing = {
  /** Restricts it to this account's orders. */
  uid?: string;
  at: Date;
  beforeCommit?: BeforeCommit<StoredOrder>;
};

/**
 * Issues the invoice of an order once. Invoice numbers have no gaps, and an invoice keeps the seller's details
 * of its day. Throws `not-found`, also for an order of another account than `uid`, `illegal-status` for one
 * that has ended unpaid, and `conflict` for a gift card, or while the shop has neither a tax rate nor a tax
 * number.
 */
export const drawInvoice = (id: string, { uid, at, beforeCommit }: Drawing): Promise<StoredOrder> =>
  inTransaction(
    async (session) => {
      const order = await (uid === undefined
        ? findOrder(id, session)
        : findOwnOrder({ id, uid }, session));
      if (order.invoice) return order;
      if (order.boughtGiftCard) {
        const detail =
          'A gift card is money, so it has no invoice: each order that it pays can have one.';
        throw conflict(detail);
      }
      if (order.status === 'unconfirmed') {
        const detail = 'This order is not confirmed yet, so it has no invoice.';
        throw illegalStatus(detail, toOrderView(order));
      }
      if (UNPAID_ENDS.includes(order.status)) {
        const detail = `This order is ${order.status}, so there is nothing to invoice.`;
        throw illegalStatus(detail, toOrderView(order));
      }
      const seller = sellerOf(await readShopSettings(session));
      const invoice = { number: await nextInvoiceNumber(session), at, seller };
      await Order.updateOne({ _id: order._id }, { $set: { invoice } }, { session });
      return { ...order, invoice };
    },
    { beforeCommit },
  );

function sellerOf(settings: Settings) {
  if (!toTax(settings)) {
    const detail = 'Enter your tax number or a tax rate in the settings first.';
    throw conflict(detail);
  }
  const { tax, identity } = settings;
  const address = tax.sellerAddress ?? identity.address;
  return {
    name: tax.sellerName ?? identity.name,
    ...(address && { address }),
    ...(tax.number && { taxNumber: tax.number }),
  };
}

/**
 * Cancels the invoice of an order that ends unpaid, in the same transaction. Invoices and credit notes share
 * one gapless sequence of numbers.
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
 * On reopening an order: issued numbers stay, so the invoice and its credit note are archived, and the order
 * can get another invoice.
 */
export function withPapersAside({ invoice, creditNote, credited }: StoredOrder) {
  if (!invoice || !creditNote) return {};
  return {
    set: { credited: [...(credited ?? []), { invoice, creditNote }] },
    unset: { invoice: 1, creditNote: 1 } as const,
  };
}
