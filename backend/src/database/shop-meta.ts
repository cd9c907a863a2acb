import { model, Schema } from 'mongoose';

const ShopMeta = model(
  'ShopMeta',
  new Schema(
    { _id: String, at: { type: Date, required: true } },
    { collection: 'shop_meta', versionKey: false, autoIndex: false },
  ),
);

/** What is done once in a shop's life, with the moment it was done. */
export type Milestone = 'catalogue-seeded' | 'first-admin-made';

export const isReached = async (milestone: Milestone): Promise<boolean> =>
  (await ShopMeta.exists({ _id: milestone })) !== null;

/** Safe to call twice, and from several servers at once; the first moment stays. */
export async function reach(milestone: Milestone, at: Date): Promise<void> {
  try {
    await ShopMeta.updateOne({ _id: milestone }, { $setOnInsert: { at } }, { upsert: true });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 11000) throw error;
  }
}
