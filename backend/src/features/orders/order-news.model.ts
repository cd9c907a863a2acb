import { model, Schema } from 'mongoose';

const lookSchema = new Schema(
  {
    /** The admin. */
    _id: { type: Schema.Types.ObjectId, required: true },
    /** The moment of the newest order that this admin has been shown. */
    until: { type: Date, required: true },
  },
  { collection: 'order_looks', versionKey: false, autoIndex: false, strict: 'throw' },
);

/** Up to which order each admin has looked. */
export const OrderLook = model('OrderLook', lookSchema);
