import { currentShop, refreshShop } from '../../settings/shop/current-shop.ts';
import * as jobs from './mail-jobs.ts';

const depsAt = async (sends: boolean, now: Date) => {
  await refreshShop();
  return { sends, now, shop: currentShop() };
};

/** Queues the mails that orders call for, as the job does at a time. */
export const queueForOrders = async (sends: boolean, now: Date): Promise<void> =>
  jobs.queueForOrders(await depsAt(sends, now));

/** Queues the mails that books call for, as the job does at a time. */
export const queueForBooks = async (sends: boolean, now: Date): Promise<void> =>
  jobs.queueForBooks(await depsAt(sends, now));

/** Queues the mails of gift cards whose day has come, as the job does at a time. */
export const queueGiftCardMails = async (sends: boolean, now: Date): Promise<void> =>
  jobs.queueGiftCardMails(await depsAt(sends, now));
