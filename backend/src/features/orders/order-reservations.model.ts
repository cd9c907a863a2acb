import type { OrderStatus } from '@book-store/contract/order-status';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

const id = { type: Schema.Types.ObjectId, required: true };

import type { Opening } from './opening.ts';
import type { OrderMove } from './update-order-status.ts';

/**
 * An order whose copies are being taken (`place-reserved.ts`). It is stored separately from the orders, so that no
 * list, figure or mail can count it.
 */
const reservationSchema = new Schema(
  {
    /** The hold on the copies; a new order gets it as its id. */
    _id: id,
    uid: String,
    idempotencyKey: { type: String, required: true },
    bodyHash: { type: String, required: true },
    /** What the order will be, without what it gets when it becomes real. */
    order: Schema.Types.Mixed,
    /** How it begins; missing where a customer of an earlier version has placed it. */
    opening: Schema.Types.Mixed,
    /** Instead: the order that is taken up again, as it was seen, and its next status. */
    reopens: Schema.Types.Mixed,
    /** The counted books, in the order in which their copies are taken. */
    books: [id],
    /** Those of which a copy was taken; known once that is decided. */
    taken: { type: [id], default: undefined },
    /** `placing` and `undoing` are decisions: nothing leads from one to the other but a finished order. */
    state: { type: String, required: true, enum: ['taking', 'placing', 'undoing'] },
    at: { type: Date, required: true },
  },
  { collection: 'order_reservations', versionKey: false, autoIndex: false, strict: 'throw' },
);
reservationSchema.index({ uid: 1, idempotencyKey: 1 }, { unique: true });
reservationSchema.index({ at: 1 });

/** An order that ended unpaid, as somebody saw it, and the status that it is to have again. */
export type Reopening = {
  order: Types.ObjectId;
  seen: { status: OrderStatus; changedAt: Date };
  entry: OrderMove;
};
export type Reservation = Omit<InferSchemaType<typeof reservationSchema>, 'reopens' | 'opening'> & {
  _id: Types.ObjectId;
  opening?: Opening | null | undefined;
  reopens?: Reopening | null | undefined;
};
export const OrderReservation = model('OrderReservation', reservationSchema);
