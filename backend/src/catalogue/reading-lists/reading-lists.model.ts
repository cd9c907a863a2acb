import {
  LIST_ID_MAX,
  LIST_SENTENCE_MAX,
  LIST_TITLE_MAX,
  RECOMMENDED_BY_MAX,
} from '@book-store/contract/text-limits';
import { model, Schema } from 'mongoose';
import type { Stored } from '../../platform/documents/stored.ts';
import { countsVisibleChanges } from '../../platform/documents/visible-changes.ts';

const words = {
  sentence: { type: String, maxlength: LIST_SENTENCE_MAX },
  by: { type: String, maxlength: RECOMMENDED_BY_MAX },
} as const;

const bookInList = new Schema(
  { bookId: { type: Schema.Types.ObjectId, required: true }, ...words },
  { _id: false, strict: 'throw' },
);

const readingListSchema = new Schema(
  {
    /** The last part of its URL. */
    _id: { type: String, required: true, maxlength: LIST_ID_MAX },
    title: { type: String, required: true, maxlength: LIST_TITLE_MAX },
    ...words,
    /** In the owner's order. Those that are hidden or in the bin stay, and are shown once they are back. */
    books: { type: [bookInList], required: true },
    published: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    /** The number of edits; absent before the first one. */
    version: Number,
  },
  { collection: 'reading_lists', versionKey: false, autoIndex: false, strict: 'throw' },
);
readingListSchema.index({ createdAt: -1, _id: -1 });
readingListSchema.index({ published: 1, createdAt: -1, _id: -1 });
// For the page of a book.
readingListSchema.index({ 'books.bookId': 1, published: 1 });
readingListSchema.plugin(countsVisibleChanges);

export type StoredReadingList = Stored<typeof readingListSchema> & { _id: string };
export const ReadingList = model('ReadingList', readingListSchema);
