import { currentShop, refreshShop } from '../../settings/shop/current-shop.ts';
import * as jobs from './mail-jobs.ts';

const depsAt = async (sends: boolean, now: Date) => {
  await refreshShop();
  return { sends, now, shop: currentShop() };
};

/** Runs the job's part for orders. */
export const queueForOrders = async (sends: boolean, now: Date): Promise<void> =>
  jobs.queueForOrders(await depsAt(sends, now));

/** Runs the job's part for books. */
export const queueForBooks = async (sends: boolean, now: Date): Promise<void> =>
  jobs.queueForBooks(await depsAt(sends, now));

/** Runs the job's part for gift cards. */
export const queueGiftCardMails = async (sends: boolean, now: Date): Promise<void> =>
  jobs.queueGiftCardMails(await depsAt(sends, now));
