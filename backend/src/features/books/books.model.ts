import { CATEGORIES } from '@book-store/contract/categories';
import { PRICE_MAX, toCents } from '@book-store/contract/money';
import { AUTHOR_MAX, DESCRIPTION_MAX, TITLE_MAX } from '@book-store/contract/text-limits';
import { type IndexDefinition, type InferSchemaType, model, Schema, type Types } from 'mongoose';
import { countsVisibleChanges } from '../../shared/visible-changes.ts';

const cents = {
  type: Number,
  required: true,
  min: 0,
  max: toCents(PRICE_MAX),
  validate: Number.isInteger,
};

const bookSchema = new Schema(
  {
    title: { type: String, required: true, maxlength: TITLE_MAX },
    /** The folded title, for sorting: 'Émile' comes next to 'Emile'. */
    titleKey: { type: String, required: true },
    author: { type: String, maxlength: AUTHOR_MAX },
    description: { type: String, required: true, maxlength: DESCRIPTION_MAX },
    category: { type: String, required: true, enum: CATEGORIES },
    coverImage: { type: String, default: '' },
    coverTint: String,
    newPriceCents: cents,
    oldPriceCents: cents,
    trending: { type: Boolean, required: true, default: false },
  },
  { collection: 'books', timestamps: true, versionKey: false, autoIndex: false, strict: 'throw' },
);

// One index per sort order, for the whole shop and for one category; `_id` makes the order stable.
const narrowings: IndexDefinition[] = [{}, { category: 1 }];
for (const narrowed of narrowings) {
  bookSchema.index({ ...narrowed, createdAt: -1, _id: -1 });
  bookSchema.index({ ...narrowed, titleKey: 1, _id: 1 });
  bookSchema.index({ ...narrowed, newPriceCents: 1, _id: 1 });
}
// The dashboard counts them.
bookSchema.index({ trending: 1 });
// A new book takes the tint of another one with the same cover.
bookSchema.index({ coverImage: 1, coverTint: 1 });
// The search reads what has changed since its last refresh.
bookSchema.index({ updatedAt: 1 });

bookSchema.plugin(countsVisibleChanges);

export type StoredBook = InferSchemaType<typeof bookSchema> & { _id: Types.ObjectId };
export const Book = model('Book', bookSchema);
