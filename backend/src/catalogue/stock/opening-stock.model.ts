import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

/**
 * The copies of a book that its stock log does not explain: those that were there before its first movement, and
 * differences that an admin has settled. A book without such a document has none.
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
