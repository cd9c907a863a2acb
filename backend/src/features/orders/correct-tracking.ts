import { isDeepStrictEqual } from 'node:util';
import type {
  AdminOrderView,
  CorrectTrackingBody,
} from '@book-store/contract/schemas/admin-orders';
import type { z } from 'zod';
import { changedMeanwhile } from '../../shared/edit-version.ts';
import { inTransaction, TryAgain } from '../../shared/in-transaction.ts';
import { findOrder } from './find-order.ts';
import { tellOfChange } from './order-changes.ts';
import { toAdminOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { illegalStatus } from './update-order-status.ts';

/**
 * Corrects carrier and number of a parcel that is on its way, or enters them late, and returns the order and whether
 * anything changed. With `tell`, the customer is to get a mail. Throws `not-found`, `illegal-status` for an order
 * that is not out for delivery, or `changed-meanwhile` if it has been corrected since the body's version.
 */
export const correctTracking = (
  id: string,
  { tracking, tell, version }: z.output<typeof CorrectTrackingBody>,
  { now, by }: { now: Date; by: string },
): Promise<{ order: AdminOrderView; isChanged: boolean }> =>
  inTransaction(async (session) => {
    const stored = await findOrder(id, session);
    const view = toAdminOrderView(stored, now);
    if (stored.status !== 'out-for-delivery') {
      throw illegalStatus(`This order is ${stored.status}, so its parcel is not on its way.`, view);
    }
    if (version !== undefined && version !== view.version) throw changedMeanwhile(view);
    if (isDeepStrictEqual({ ...stored.tracking }, tracking)) {
      return { order: view, isChanged: false };
    }
    const corrected = await Order.findOneAndUpdate(
      { _id: id, status: stored.status, ...atCorrection(view.version) },
      { $set: { tracking }, $push: { corrections: { at: now, by, fields: ['tracking'] } } },
      { returnDocument: 'after', runValidators: true, session },
    ).lean<StoredOrder>();
    if (!corrected) throw new TryAgain('The order has changed meanwhile.');
    if (tell) await tellOfChange(corrected, session, 'parcel');
    return { order: toAdminOrderView(corrected, now), isChanged: true };
  });

/** Matches an order that has been corrected so many times. */
const atCorrection = (count: number) => ({ [`corrections.${count}`]: { $exists: false } });
