import type { ClientSession } from 'mongoose';
import { createEvent } from '../../platform/documents/create-event.ts';
import type { StoredOrder } from '../order/orders.model.ts';

/** What changed: its status, its books, or the number of its parcel. */
export type OrderChange = 'status' | 'lines' | 'parcel';

/**
 * An order has been placed or changed so that the customer is told, in the transaction that stores it: what a listener
 * writes with the session is written with the order, or not at all.
 */
export const { on: onOrderChange, tell: tellOfChange } =
  createEvent<[order: StoredOrder, session: ClientSession, change: OrderChange]>();

/**
 * The orders of an account that is erased, before they are detached from it and afterwards: an interrupted erasure
 * finds them once more, and what has come meanwhile is told of as well.
 */
export const { on: onOrdersDetached, tell: tellOfDetached } =
  createEvent<[orderIds: readonly string[]]>();

/**
 * Orders of these customers have moved to another account, or have lost their personal data, in the transaction that
 * stores it.
 */
export const { on: onCustomersChanged, tell: tellOfCustomers } =
  createEvent<[uids: readonly string[], session: ClientSession]>();
