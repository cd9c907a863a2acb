import { isOpen } from '@book-store/contract/order-status';
import type { AdminOrderView, CorrectOrderBody } from '@book-store/contract/schemas/admin-orders';
import type { z } from 'zod';
import { changedMeanwhile } from '../../shared/edit-version.ts';
import { AppError } from '../../shared/errors.ts';
import { inTransaction, TryAgain } from '../../shared/in-transaction.ts';
import { findOrder } from './find-order.ts';
import { orderKeys } from './order-keys.ts';
import { toAdminOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { illegalStatus } from './update-order-status.ts';

/**
 * Corrects name, phone or address of an order, and returns it with the names of the fields that changed.
 * Throws `not-found`, `conflict` for the address of an order that is picked up, `illegal-status` once it is
 * delivered or has ended, or `changed-meanwhile` if it has been corrected since the body's version.
 */
export const correctOrder = (
  id: string,
  { version, ...correction }: z.output<typeof CorrectOrderBody>,
  { now, by }: { now: Date; by: string },
): Promise<{ order: AdminOrderView; fields: string[] }> =>
  inTransaction(async (session) => {
    const stored = await findOrder(id, session);
    const view = toAdminOrderView(stored, now);
    if (!isOpen(stored.status)) {
      throw illegalStatus(
        `This order is ${stored.status}, so it can no longer be corrected.`,
        view,
      );
    }
    if (correction.address && !stored.address) {
      throw new AppError('conflict', { detail: 'This order is picked up in the shop.' });
    }
    if (version !== undefined && version !== view.version) throw changedMeanwhile(view);
    const [before, after] = [toFields(stored), toFields({ ...stored, ...correction })];
    const fields = Object.keys(after).filter((field) => after[field] !== before[field]);
    if (fields.length === 0) return { order: view, fields };
    const corrected = await Order.findOneAndUpdate(
      { _id: id, status: stored.status, ...before },
      {
        $set: { ...correction, ...orderKeys({ ...stored, ...correction }) },
        $push: { corrections: { at: now, by, fields } },
      },
      { returnDocument: 'after', runValidators: true, session },
    ).lean<StoredOrder>();
    if (!corrected) throw new TryAgain('The order has changed meanwhile.');
    return { order: toAdminOrderView(corrected, now), fields };
  });

type Correctable = Pick<StoredOrder, 'name' | 'phone' | 'address'>;

const toFields = ({ name, phone, address }: Correctable): Record<string, string> => ({
  name,
  phone,
  ...(address && {
    'address.street': address.street,
    'address.city': address.city,
    'address.state': address.state,
    'address.zipcode': address.zipcode,
    'address.country': address.country,
  }),
});
