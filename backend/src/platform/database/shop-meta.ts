import { model, Schema } from 'mongoose';
import { ignoreDuplicateKey } from '../documents/mongo.ts';

const ShopMeta = model(
  'ShopMeta',
  new Schema(
    { _id: String, at: { type: Date, required: true } },
    { collection: 'shop_meta', versionKey: false, autoIndex: false },
  ),
);

/** Tasks that are done once in the lifetime of a shop. */
export type Milestone =
  | 'catalogue-seeded'
  | 'genres-seeded'
  | 'news-seeded'
  | 'first-admin-made'
  | 'stock-log-compared';

export const isDone = async (milestone: Milestone): Promise<boolean> =>
  (await ShopMeta.exists({ _id: milestone })) !== null;

/** Records when a task was done. Idempotent, also across servers: the first time is kept. */
export async function markDone(milestone: Milestone, at: Date): Promise<void> {
  await ignoreDuplicateKey(
    ShopMeta.updateOne({ _id: milestone }, { $setOnInsert: { at } }, { upsert: true }),
  );
}
