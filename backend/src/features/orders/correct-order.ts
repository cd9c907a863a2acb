import { isOpen } from '@book-store/contract/order-status';
import type { AdminOrderView, CorrectOrderBody } from '@book-store/contract/schemas/admin-orders';
import type { z } from 'zod';
import { compareEdit, disputedFields } from '../../shared/compare-edit.ts';
import { AppError } from '../../shared/errors.ts';
import { inTransaction, TryAgain } from '../../shared/in-transaction.ts';
import { findOrder } from './find-order.ts';
import { orderKeys } from './order-keys.ts';
import { toAdminOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { illegalStatus } from './update-order-status.ts';

type Body = z.output<typeof CorrectOrderBody>;
type Correction = Omit<Body, 'seen'>;

/**
 * Corrects name, phone or address of an order, and returns it with the names of the fields that changed.
 * Throws `not-found`, `conflict` for the address of an order that is picked up, `illegal-status` once it is
 * delivered or has ended, or `changed-meanwhile` if somebody else has corrected the same since it was seen.
 */
export const correctOrder = (
  id: string,
  { seen, ...typed }: Body,
  { now, by }: { now: Date; by: string },
): Promise<{ order: AdminOrderView; fields: string[] }> =>
  inTransaction(async (session) => {
    const stored = await findOrder(id, session);
    if (!isOpen(stored.status)) {
      throw illegalStatus(
        `This order is ${stored.status}, so it can no longer be corrected.`,
        toAdminOrderView(stored, now),
      );
    }
    if (typed.address && !stored.address) {
      throw new AppError('conflict', { detail: 'This order is picked up in the shop.' });
    }
    const correction = seen ? merge({ seen, typed, stored, now }) : typed;
    const [before, after] = [toFields(stored), toFields({ ...stored, ...correction })];
    const fields = Object.keys(after).filter((field) => after[field] !== before[field]);
    if (fields.length === 0) return { order: toAdminOrderView(stored, now), fields };
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

type Merge = {
  seen: NonNullable<Body['seen']>;
  typed: Correction;
  stored: StoredOrder;
  now: Date;
};

/** Leaves out what is sent as it was seen. An address is one thing: two halves may not fit together. */
function merge({ seen, typed, stored, now }: Merge): Correction {
  const view = toAdminOrderView(stored, now);
  const { untouched, disputed } = compareEdit<Correction>({ seen, typed, now: view });
  if (disputed.length > 0) {
    throw new AppError('changed-meanwhile', {
      detail: 'Somebody else has corrected this order in the meantime. Nothing has been saved yet.',
      fields: disputedFields(disputed),
      extra: { order: view },
    });
  }
  const changed = Object.entries(typed).filter(
    ([name]) => !untouched.includes(name as keyof Correction),
  );
  return Object.fromEntries(changed);
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
