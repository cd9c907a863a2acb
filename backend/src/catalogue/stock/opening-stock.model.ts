import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

/**
 * The part of a book's stock that its log does not explain: stock from before its first movement, and differences
 * that an admin has settled. Absent if there is none.
 */
const openingStockSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    copies: { type: Number, required: true, validate: Number.isInteger },
  },
  { collection: 'stock_beginnings', versionKey: false, autoIndex: false, strict: 'throw' },
);

export type StoredOpeningStock = InferSchemaType<typeof openingStockSchema> & {
  _id: Types.ObjectId;
};
export const OpeningStock = model('OpeningStock', openingStockSchema);
