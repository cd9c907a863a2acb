import type { TextPageId } from '@book-store/contract/text-limits';
import type { ClientSession } from 'mongoose';
import { ShopSettings } from './shop-settings.model.ts';

/** Notes whether the owner has written the text of a page, in the transaction that stores the text. */
export async function setOwnPage(
  id: TextPageId,
  { isWritten }: { isWritten: boolean },
  session: ClientSession,
): Promise<void> {
  const own = { ownPages: id };
  const update = isWritten ? { $addToSet: own } : { $pull: own };
  await ShopSettings.updateOne({ _id: 'shop' }, update, { upsert: isWritten, session });
}
