import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { model, Schema, type Types } from 'mongoose';
import { addressSchema, type StoredAddress } from '../../platform/documents/schema-parts.ts';

const bookId = { type: Schema.Types.ObjectId, required: true };
const at = { type: Date, required: true };

/** The latest change of a book. Removals stay for a while, because an older addition may still arrive. */
const cartEntry = new Schema(
  {
    bookId,
    kind: { type: String, required: true, enum: ['add', 'remove'] },
    at,
    /** Absent means 1. */
    quantity: { type: Number, min: 1, max: QUANTITY_MAX, validate: Number.isInteger },
  },
  { _id: false },
);
const listEntry = new Schema({ bookId, at }, { _id: false });
/**
 * With the account's address, if it has one, and whether it is unverified. Of a guest, `pendingUntil` is present until
 * the address is confirmed for this book.
 */
const awaitedBook = new Schema(
  { bookId, at, email: String, unverified: Boolean, pendingUntil: Date },
  { _id: false },
);

type ListEntry = { bookId: Types.ObjectId; at: Date };
export type AwaitedBook = ListEntry & {
  email?: string;
  unverified?: boolean;
  pendingUntil?: Date;
};

export type StoredCustomer = {
  _id: string;
  name?: string;
  phone?: string;
  addresses?: StoredAddress[];
  cart?: (ListEntry & { kind: 'add' | 'remove'; quantity?: number | undefined })[];
  wishes?: ListEntry[];
  backInStock?: AwaitedBook[];
  waitToken?: string;
  revision: number;
};

const customerSchema = new Schema<StoredCustomer>(
  {
    /** The account's id; of somebody without one, `guestUid`. */
    _id: { type: String, required: true },
    name: { type: String, maxlength: NAME_MAX },
    phone: String,
    addresses: [addressSchema],
    cart: [cartEntry],
    wishes: [listEntry],
    backInStock: [awaitedBook],
    /** Identifies a guest in the links of mails about books. */
    waitToken: String,
    /** Counts changes, for optimistic locking. */
    revision: { type: Number, required: true },
  },
  { collection: 'customers', versionKey: false, autoIndex: false, strict: 'throw' },
);

// To notify customers who wait for a book.
customerSchema.index({ 'backInStock.bookId': 1 });
customerSchema.index({ waitToken: 1 });
customerSchema.index({ 'backInStock.pendingUntil': 1 });

export const CustomerRecord = model('CustomerRecord', customerSchema);
