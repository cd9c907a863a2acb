import {
  MARKDOWN_MAX,
  NEWS_DESCRIPTION_MAX,
  NEWS_ID_MAX,
  NEWS_IMAGE_ALT_MAX,
  NEWS_TITLE_MAX,
} from '@book-store/contract/text-limits';
import { type InferSchemaType, model, Schema } from 'mongoose';
import { countsVisibleChanges } from '../../platform/documents/visible-changes.ts';

const newsSchema = new Schema(
  {
    /** The last part of its URL. */
    _id: { type: String, required: true, maxlength: NEWS_ID_MAX },
    title: { type: String, required: true, maxlength: NEWS_TITLE_MAX },
    description: { type: String, required: true, maxlength: NEWS_DESCRIPTION_MAX },
    /** Markdown. */
    text: { type: String, maxlength: MARKDOWN_MAX, default: '' },
    image: { type: String, maxlength: 120 },
    imageAlt: { type: String, maxlength: NEWS_IMAGE_ALT_MAX, default: '' },
    /** `YYYY-MM-DD`; the newest comes first. */
    date: { type: String, required: true, match: /^\d{4}-\d{2}-\d{2}$/ },
    draft: { type: Boolean, required: true },
    changedAt: { type: Date, required: true },
    /** The number of edits; absent before the first one. */
    version: Number,
  },
  { collection: 'news', versionKey: false, autoIndex: false, strict: 'throw' },
);
newsSchema.index({ draft: 1, date: -1, _id: -1 });
newsSchema.index({ date: -1, _id: -1 });
newsSchema.plugin(countsVisibleChanges);

export type StoredNews = InferSchemaType<typeof newsSchema>;
export const News = model('News', newsSchema);
