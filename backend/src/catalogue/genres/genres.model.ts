import { GENRE_MAX } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, Schema } from 'mongoose';
import { countsVisibleChanges } from '../../platform/documents/visible-changes.ts';

const genreSchema = new Schema(
  {
    name: { type: String, required: true, maxlength: GENRE_MAX },
    /** Whether the owner has renamed it; absent otherwise. */
    renamed: Boolean,
    /** The first name in lower case; the `category` of its books. */
    category: { type: String, required: true, maxlength: GENRE_MAX },
    slug: { type: String, required: true, maxlength: GENRE_MAX },
    /** Genres are listed by ascending position. */
    position: { type: Number, required: true },
    hidden: { type: Boolean, required: true, default: false },
    /** Counts edits; absent before the first one. */
    version: Number,
    /** Counts transactions that gave it to books (`lockGenres`). */
    holds: Number,
  },
  { collection: 'genres', versionKey: false, autoIndex: false, strict: 'throw' },
);
genreSchema.index({ category: 1 }, { unique: true });
genreSchema.index({ slug: 1 }, { unique: true });
genreSchema.index({ hidden: 1, position: 1, _id: 1 });
genreSchema.plugin(countsVisibleChanges);

export type StoredGenre = InferSchemaType<typeof genreSchema>;
export const Genre = model('Genre', genreSchema);
