import { WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { alertDialog } from '../../../../kit/dialogs/dialogs.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { accountTexts } from '../../account-texts.ts';
import { joinWishLists } from './api.ts';
import { deviceWishes } from './device-wishes.ts';

let running = false;

/** Moves the device's wishes to the account. They stay on the device until the account has them. */
export async function joinWishes(
  // biome-ignore lint/suspicious/noExplicitAny: the types of RTK Query's own thunks
  dispatch: ThunkDispatch<any, any, UnknownAction>,
  uid: string,
): Promise<void> {
  const bookIds = deviceWishes.read();
  if (running || bookIds.length === 0) return;
  running = true;
  try {
    const { refused } = await dispatch(joinWishLists.initiate({ uid, bookIds })).unwrap();
    deviceWishes.remove(bookIds);
    if (refused.length > 0)
      await alertDialog(textsNow(accountTexts).wishes.notAdded(WISHES_MAX, refused.length));
  } finally {
    running = false;
  }
}
