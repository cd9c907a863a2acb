import { canBeInvoiced } from '@book-store/contract/orders/order/order-papers';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import { shopPlace } from '@book-store/contract/place';
import { countryOfAddress } from '@book-store/contract/settings/delivery/delivery-countries';
import { addressLines } from '@book-store/contract/settings/place/address-forms';
import { isInEu } from '@book-store/contract/settings/place/eu';
import { languageOf } from '@book-store/contract/storefront';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict, conflictAt } from '../../platform/errors/errors.ts';
import { toAddressView } from '../../settings/place/addresses.ts';
import type { Settings } from '../../settings/shop/sections.ts';
import { toTax } from '../../settings/shop/shop-view.ts';
import { conflictToTalkAbout } from '../../settings/shop/talk-to-us.ts';
import { findOrder, findOwnOrder, illegalStatus } from '../order/find-order.ts';
import { toOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { billOf } from './bill.ts';
import type { StoredPaper } from './papers.model.ts';
import { paymentDetails } from './payment-details.ts';
import { startWriting, storePaper, type Writing } from './store-paper.ts';
import { suppliedOn } from './supplied-on.ts';

type Drawing = {
  /** Restricts it to this account's orders. */
  uid?: string;
  at: Date;
  beforeCommit?: BeforeCommit<StoredOrder>;
};

/**
 * Issues the invoice of an order, unless it has one that is in force: all of it is stored as it is that day, and never
 * changes. Throws `not-found`, also for an order of another account than `uid`, `illegal-status` for one that
 * is neither paid nor packed or has ended unpaid, and `conflict` for a gift card, or while the shop lacks what an invoice must say.
 */
export const drawInvoice = (id: string, { uid, at, beforeCommit }: Drawing): Promise<StoredOrder> =>
  inTransaction(
    async (session) => {
      const order = await (uid === undefined
        ? findOrder(id, session)
        : findOwnOrder({ id, uid }, session));
      if (currentInvoice(order.papers)) return order;
      assertInvoiceable(order);
      return issueInvoice(order, { isOwner: uid === undefined, at }, session);
    },
    { beforeCommit },
  );

type Issue = {
  /** Tells the owner what is missing in the settings. */
  isOwner: boolean;
  at: Date;
  /** By default whoever has ordered. */
  buyer?: Pick<StoredOrder, 'name' | 'address'>;
};

/** In a transaction, for an order without an invoice that is in force. */
export async function issueInvoice(
  order: StoredOrder,
  { isOwner, at, buyer = order }: Issue,
  session: ClientSession,
): Promise<StoredOrder> {
  const writing = await startWriting(at, session);
  const { sums, ...bill } = billOf(order, writing.words);
  const contents = {
    kind: 'invoice' as const,
    seller: sellerOf(writing.settings, { isOwner }),
    buyer: buyerOf(buyer, writing),
    ...bill,
    taxes: { included: order.taxes?.included ?? true, sums },
    notes: notesOf(order, writing),
    suppliedOn: suppliedOn(order, writing.day),
    payment: paymentDetails(order, writing),
  };
  return storePaper(order, contents, writing, session);
}

function assertInvoiceable(order: StoredOrder): void {
  if (order.boughtGiftCard) {
    const detail =
      'A gift card is money, so it has no invoice: each order that it pays can have one.';
    throw conflict(detail, 'gift-card-not-invoiced');
  }
  if (order.status === 'unconfirmed') {
    const detail = 'This order is not confirmed yet, so it has no invoice.';
    throw illegalStatus(detail, toOrderView(order));
  }
  if (UNPAID_ENDS.includes(order.status)) {
    const detail = `This order is ${order.status}, so there is nothing to invoice.`;
    throw illegalStatus(detail, toOrderView(order));
  }
  if (!canBeInvoiced(order)) {
    const detail = 'The invoice of this order is written once it is paid or packed.';
    throw illegalStatus(detail, toOrderView(order));
  }
}

/** Throws `conflict` while the shop has neither a tax rate nor a tax number, or no address. */
function sellerOf(settings: Settings, { isOwner }: { isOwner: boolean }): StoredPaper['seller'] {
  const { tax, identity } = settings;
  const address = tax.sellerAddress || identity.address;
  const missing = (field: string, detail: string) =>
    isOwner
      ? conflictAt(field, detail, 'not-set-up')
      : conflictToTalkAbout('We cannot write invoices here yet.', 'no-invoices-yet');
  if (!toTax(settings))
    throw missing('number', 'Enter your tax number or a tax rate in the settings first.');
  if (!address)
    throw missing(
      'sellerAddress',
      'An invoice must say your address. Enter it in the settings first.',
    );
  return {
    name: tax.sellerName || identity.name,
    address,
    ...(tax.number && { taxNumber: tax.number }),
    ...(identity.logo && { logo: identity.logo }),
  };
}

/** As on a letter; the name alone for what is picked up. */
export function buyerOf(
  { name, address }: Pick<StoredOrder, 'name' | 'address'>,
  { settings }: Pick<Writing, 'settings'>,
): StoredPaper['buyer'] {
  if (!address) return { name, lines: [] };
  const to = toAddressView(address);
  const language = languageOf(settings.storefront.storefront);
  return { name, lines: [...addressLines(to), countryOfAddress(to, language)].filter(Boolean) };
}

/** That it is an export, and what the owner says on every paper. */
export function notesOf(order: StoredOrder, { settings, words }: Writing): string[] {
  const { note } = settings.papers;
  return [...(isExport(order, settings) ? [words.exportNote] : []), ...(note ? [note] : [])];
}

/** Whether goods leave the tax area of a shop that has tax rates, and none is due. */
function isExport(order: StoredOrder, { tax }: Settings): boolean {
  const own = shopPlace().country;
  const to = order.address && toAddressView(order.address).countryCode;
  if (order.taxes || tax.rates.length === 0 || !own || !to || own === to) return false;
  return !(isInEu(own) && isInEu(to));
}
