import { isDeepStrictEqual } from 'node:util';
import {
  AdminOrderView,
  type CorrectOrderBody,
  type CorrectTrackingBody,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { isOpen } from '@book-store/contract/orders/order/order-status';
import type { AddressView } from '@book-store/contract/settings/place/address.schemas';
import type { z } from 'zod';
import { changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { toStoredAddress } from '../../settings/place/addresses.ts';
import { findOrder, illegalMove } from '../order/find-order.ts';
import { orderKeys } from '../order/order-keys.ts';
import { type ShownAdminOrder, toAdminOrderView } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { emitCustomersChanged, emitOrderChange } from './order-changes.ts';

/** `fields` are the names of the changed fields. */
export type Correction = { order: ShownAdminOrder; fields: string[] };

/**
 * Corrects name, phone or address. Throws `not-found`, `conflict` for the address of a pick-up order,
 * `illegal-status` once it is delivered or has ended, and `changed-meanwhile` if it was corrected since the
 * body's version.
 */
export const correctOrder = (
  id: string,
  { version, address, ...given }: z.output<typeof CorrectOrderBody>,
  { now, by, shop }: { now: Date; by: string; shop: Shop },
  beforeCommit: BeforeCommit<Correction>,
): Promise<Correction> =>
  inTransaction(
    async (session) => {
      const stored = await findOrder(id, session);
      const view = toAdminOrderView(stored, now);
      const correction = {
        ...given,
        ...(address && { address: keepingName(toStoredAddress(address, shop), view.address) }),
      };
      if (!isOpen(stored.status)) {
        throw illegalMove(
          `This order is ${stored.status}, so it can no longer be corrected.`,
          view,
        );
      }
      if (correction.address && !stored.address) {
        throw conflict('This order is picked up in the shop.', 'order-picked-up');
      }
      if (version !== undefined && version !== view.version)
        throw changedMeanwhile(AdminOrderView, view);
      const [before, after] = [toFields(stored), toFields({ ...stored, ...correction })];
      const fields = Object.keys(after).filter((field) => after[field] !== before[field]);
      const isRead = correction.address?.countryCode !== view.address?.countryCode;
      if (correction.address && isRead && !fields.includes('address.country'))
        fields.push('address.country');
      if (fields.length === 0) return { order: view, fields };
      const corrected = await Order.findOneAndUpdate(
        { _id: id, status: stored.status, ...before },
        {
          $set: { ...correction, ...orderKeys({ ...stored, ...correction }) },
          $push: { corrections: { at: now, by, fields } },
        },
        { returnDocument: 'after', runValidators: true, session },
      )
        .orFail()
        .lean<StoredOrder>();
      // Their customer may have another name by now.
      if (corrected.uid) await emitCustomersChanged([corrected.uid], session);
      return { order: toAdminOrderView(corrected, now), fields };
    },
    { beforeCommit },
  );

/** Keeps the stored name of the country if the country has not changed. */
const keepingName = (address: AddressView, before: AddressView | undefined): AddressView =>
  address.countryCode && address.countryCode === before?.countryCode
    ? { ...address, country: before.country }
    : address;

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

/**
 * Corrects or adds the tracking of a parcel on its way; with `tell`, the customer gets a mail. Throws
 * `not-found`, `illegal-status` for an order that is not out for delivery, and `changed-meanwhile` if it was
 * corrected since the body's version.
 */
export const correctTracking = (
  id: string,
  { tracking, tell, version }: z.output<typeof CorrectTrackingBody>,
  { now, by }: { now: Date; by: string },
  beforeCommit: BeforeCommit<Correction>,
): Promise<Correction> =>
  inTransaction(
    async (session) => {
      const stored = await findOrder(id, session);
      const view = toAdminOrderView(stored, now);
      if (stored.status !== 'out-for-delivery') {
        throw illegalMove(`This order is ${stored.status}, so its parcel is not on its way.`, view);
      }
      if (version !== undefined && version !== view.version)
        throw changedMeanwhile(AdminOrderView, view);
      if (isDeepStrictEqual({ ...stored.tracking }, tracking)) {
        return { order: view, fields: [] };
      }
      const corrected = await Order.findOneAndUpdate(
        { _id: id, status: stored.status, ...atCorrection(view.version) },
        { $set: { tracking }, $push: { corrections: { at: now, by, fields: ['tracking'] } } },
        { returnDocument: 'after', runValidators: true, session },
      )
        .orFail()
        .lean<StoredOrder>();
      if (tell) await emitOrderChange(corrected, session, 'parcel');
      return { order: toAdminOrderView(corrected, now), fields: ['tracking'] };
    },
    { beforeCommit },
  );

/** Matches an order with this many corrections. */
const atCorrection = (count: number) => ({ [`corrections.${count}`]: { $exists: false } });
