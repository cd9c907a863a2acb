import { decimals } from '@book-store/contract/money';
import { ADMIN_ACTIONS } from '@book-store/contract/platform/audit/admin-actions';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

const field = new Schema(
  { field: { type: String, required: true }, from: Schema.Types.Mixed, to: Schema.Types.Mixed },
  { _id: false },
);

const entrySchema = new Schema(
  {
    at: { type: Date, required: true },
    by: new Schema(
      {
        kind: { type: String, required: true, enum: ['admin', 'command'] },
        id: String,
        name: { type: String, required: true },
      },
      { _id: false },
    ),
    network: String,
    action: { type: String, required: true, enum: ADMIN_ACTIONS },
    subject: new Schema({ id: String, name: String }, { _id: false }),
    fields: [field],
    /**
     * The decimals of its amounts, because entries are not converted when the currency changes. Missing in old
     * entries.
     */
    decimals: { type: Number, default: decimals },
  },
  { collection: 'activity_log', versionKey: false, autoIndex: false, strict: 'throw' },
);
entrySchema.index({ at: -1, _id: -1 });

// The log is append-only: no code of the shop may change or remove an entry.
const WRITE_OPERATIONS = [
  'updateOne',
  'updateMany',
  'replaceOne',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
] as const;
const reject = () => {
  throw new Error('The activity log is append-only.');
};
entrySchema.pre([...WRITE_OPERATIONS], reject);
entrySchema.pre('deleteOne', { document: true, query: false }, reject);
entrySchema.pre('updateOne', { document: true, query: false }, reject);
entrySchema.pre('bulkWrite', reject);
entrySchema.pre('save', function () {
  if (!this.isNew) reject();
});

export type StoredEntry = InferSchemaType<typeof entrySchema> & { _id: Types.ObjectId };
export const Activity = model('Activity', entrySchema);
