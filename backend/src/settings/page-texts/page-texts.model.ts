import { MARKDOWN_MAX, TEXT_PAGES, type TextPageId } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, Schema } from 'mongoose';
import { countsVisibleChanges } from '../../platform/documents/visible-changes.ts';

/** The owner's text in Markdown; pages without one show their default text. */
const pageTextSchema = new Schema(
  {
    _id: { type: String, required: true, enum: TEXT_PAGES },
    /** Empty once the owner has restored the default text. */
    text: { type: String, maxlength: MARKDOWN_MAX, default: '' },
    /** Counts edits. */
    version: Number,
  },
  { collection: 'page_texts', versionKey: false, autoIndex: false, strict: 'throw' },
);
pageTextSchema.plugin(countsVisibleChanges);

export type StoredPageText = InferSchemaType<typeof pageTextSchema> & { _id: TextPageId };
export const PageText = model('PageText', pageTextSchema);
