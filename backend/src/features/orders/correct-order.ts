import { isOpen, ORDER_STATUSES } from '@book-store/contract/order-status';
import type { AdminOrderView, CorrectOrderBody } from '@book-store/contract/schemas/admin-orders';
import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { findOrder } from './find-order.ts';
import { orderKeys } from './order-keys.ts';
import { toAdminOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { illegalStatus } from './update-order-status.ts';

const OPEN = ORDER_STATUSES.filter(isOpen);

type Correction = z.output<typeof CorrectOrderBody>;

/**
 * Corrects name, phone or address of an order, and returns it with the names of the fields that changed.
 * Throws `not-found`, `conflict` for the address of an order that is picked up, or `illegal-status` once it
 * is delivered or has ended.
 */
export async function correctOrder(
  id: string,
  correction: Correction,
  now: Date,
): Promise<{ order: AdminOrderView; fields: string[] }> {
  for (;;) {
    const seen = await findOrder(id);
    if (!isOpen(seen.status)) {
      throw illegalStatus(
        `This order is ${seen.status}, so it can no longer be corrected.`,
        toAdminOrderView(seen, now),
      );
    }
    if (correction.address && !seen.address) {
      throw new AppError('conflict', { detail: 'This order is picked up in the shop.' });
    }
    const [before, after] = [toFields(seen), toFields({ ...seen, ...correction })];
    const fields = Object.keys(after).filter((field) => after[field] !== before[field]);
    if (fields.length === 0) return { order: toAdminOrderView(seen, now), fields };
    // What the audit log is told has changed must be what this update changes.
    const corrected = await Order.findOneAndUpdate(
      { _id: id, status: { $in: OPEN }, ...before },
      { $set: { ...correction, ...orderKeys({ ...seen, ...correction }) } },
      { returnDocument: 'after', runValidators: true },
    ).lean<StoredOrder>();
    if (corrected) return { order: toAdminOrderView(corrected, now), fields };
  }
}

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
