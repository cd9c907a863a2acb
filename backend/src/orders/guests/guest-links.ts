import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { findOrder, type OwnOrder, orderNotFound } from '../order/find-order.ts';
import { type ShownAdminOrder, toAdminOrderView } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { isTakenOver } from './guests.ts';

export const GUEST_LINK_MS = 180 * 86_400_000;

const ID_LENGTH = 24;
const TIME_LENGTH = 8;

export const newLinkKey = (): string => randomBytes(32).toString('base64url');

type Linked = Pick<StoredOrder, '_id'> & Partial<Pick<StoredOrder, 'idempotencyKey' | 'linkKey'>>;

/** Undefined once an account has taken over the order. */
const keyOf = ({ idempotencyKey = '', linkKey }: Linked): string | undefined =>
  isTakenOver(idempotencyKey) ? undefined : linkKey;

/**
 * Returns a link token valid for 180 days: the order's id, the second in which it expires, and the signature of
 * both. Undefined for an order without links, such as one of an account.
 */
export const guestTokenOf = (order: Linked, at: Date): string | undefined =>
  tokenOf(order, at, sign);

/**
 * Returns a token that is only ever mailed to the order's address: holding it proves access to that mailbox, so
 * it may confirm the order.
 */
export const confirmTokenOf = (order: Linked, at: Date): string | undefined =>
  tokenOf(order, at, signMailed);

function tokenOf(order: Linked, at: Date, how: typeof sign): string | undefined {
  const { _id } = order;
  const linkKey = keyOf(order);
  if (!linkKey) return undefined;
  const seconds = Math.floor((at.getTime() + GUEST_LINK_MS) / 1000);
  const signed = `${_id}${seconds.toString(16).padStart(TIME_LENGTH, '0')}`;
  return `${signed}.${how(signed, linkKey)}`;
}

/** Throws `not-found` for a token that is forged, expired, or signed with a replaced key. */
export async function findOrderOfGuest(
  token: string,
  now: Date,
  session?: ClientSession,
): Promise<StoredOrder> {
  return (await readGuestLink(token, now, session)).order;
}

/** Also returns whether the link may confirm the order. */
export async function readGuestLink(
  token: string,
  now: Date,
  session?: ClientSession,
): Promise<{ order: StoredOrder; mayConfirm: boolean }> {
  const [signed = '', signature = ''] = token.split('.');
  const order = await findOrder(signed.slice(0, ID_LENGTH), session);
  const key = keyOf(order) ?? '';
  const [isShown, isMailed] = [sign, signMailed].map((how) => isSame(signature, how(signed, key)));
  const isOurs = key !== '' && (isShown || isMailed);
  const endsAt = Number.parseInt(signed.slice(ID_LENGTH), 16) * 1000;
  if (!isOurs || now.getTime() >= endsAt) throw orderNotFound();
  return { order, mayConfirm: isMailed === true };
}

/** None once the owner has revoked the links: a repeated request must not return a new one. */
export async function placedToken(id: string, at: Date): Promise<string | undefined> {
  const order = await findOrder(id);
  return order.linksEnded ? undefined : guestTokenOf(order, at);
}

export async function ownOrderOfGuest(token: string, now: Date): Promise<OwnOrder> {
  const { _id, uid } = await findOrderOfGuest(token, now);
  return { id: _id.toString(), uid: uid ?? '' };
}

const sign = (text: string, key: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

const signMailed = (text: string, key: string) => sign(`mailed ${text}`, key);

/** Compares in constant time. */
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Revokes all links mailed so far; later mails have new ones. Throws `conflict` for an order without links. */
export async function endGuestLinks(
  id: string,
  now: Date,
  beforeCommit: BeforeCommit<StoredOrder>,
): Promise<ShownAdminOrder> {
  const end = async (session: ClientSession) => {
    const order = await Order.findOneAndUpdate(
      { _id: id, linkKey: { $exists: true } },
      { $set: { linkKey: newLinkKey(), linksEnded: true } },
      { returnDocument: 'after', session },
    ).lean<StoredOrder>();
    if (order) return order;
    await findOrder(id, session);
    throw conflict('There is no link to this order.', 'order-without-link');
  };
  return toAdminOrderView(await inTransaction(end, { beforeCommit }), now);
}
