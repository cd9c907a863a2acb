import type { ClientSession } from 'mongoose';
import { createEvent } from '../../platform/documents/create-event.ts';
import type { StoredOrder } from '../order/orders.model.ts';

/** `parcel` is a change of its tracking number. */
export type OrderChange = 'status' | 'lines' | 'parcel';

/**
 * An order was placed or changed so that the customer is notified. Listeners run in the transaction that stores
 * the order, so what they write with its session commits with it.
 */
export const { on: onOrderChange, emit: emitOrderChange } =
  createEvent<[order: StoredOrder, session: ClientSession, change: OrderChange]>();

/**
 * The orders of an account that is being erased, before and after they are detached: an interrupted erasure
 * finds them again, and later ones are included.
 */
export const { on: onOrdersDetached, emit: emitOrdersDetached } =
  createEvent<[orderIds: readonly string[]]>();

/**
 * Orders of these customers moved to another account, or their personal data was corrected or erased, in the
 * transaction that stores it.
 */
export const { on: onCustomersChanged, emit: emitCustomersChanged } =
  createEvent<[uids: readonly string[], session: ClientSession]>();
