import { Mail, type StoredMail } from './mails.model.ts';

/** Returns how many mails are waiting or have failed, and since when the first waiting one has been due. */
export async function readMailQueue(): Promise<{
  waiting: number;
  failed: number;
  oldestDueAt: Date | undefined;
}> {
  const [waiting, failed, oldest] = await Promise.all([
    Mail.countDocuments({ state: 'waiting' }),
    Mail.countDocuments({ state: 'failed' }),
    Mail.findOne({ state: 'waiting' }, { nextTryAt: 1 })
      .sort({ nextTryAt: 1 })
      .lean<Pick<StoredMail, 'nextTryAt'>>(),
  ]);
  return { waiting, failed, oldestDueAt: oldest?.nextTryAt ?? undefined };
}
