import { ORDER_TEXTS } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, Schema } from 'mongoose';

/** Texts as they were when somebody ordered, each once: `_id` is its digest. They never change. */
const textVersionSchema = new Schema(
  {
    _id: { type: String, required: true },
    page: { type: String, required: true, enum: ORDER_TEXTS },
    /** Markdown. */
    text: { type: String, required: true },
    since: { type: Date, required: true },
  },
  { collection: 'text_versions', versionKey: false, autoIndex: false, strict: 'throw' },
);

export type StoredTextVersion = InferSchemaType<typeof textVersionSchema> & { _id: string };
export const TextVersion = model('TextVersion', textVersionSchema);
