import { forgetOldChanges } from '../../catalogue/bulk-edit/forget-old-changes.ts';
import { forgetExpiredMails } from '../../messages/mails/erase-mails.ts';
import { forgetUnconfirmed } from '../../messages/newsletter/newsletter.service.ts';
import { forgetOldRecipients } from '../../orders/gift-cards/gift-cards.ts';
import { forgetPersonalData } from '../../orders/guests/forget-personal-data.ts';
import { forgetOldEvents } from '../../orders/stripe/forget-old-events.ts';
import { forgetOldWithdrawals } from '../../orders/withdrawals/withdrawals.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { isClockTrusted } from '../../platform/jobs/trusted-clock.ts';
import type { Shop } from '../../platform/shop.ts';
import { recountCustomers } from '../../reports/customers/recount-customers.ts';
import { forgetEndedSessions } from '../accounts/account-sessions.ts';

/**
 * Takes the personal data that nobody needs any more out of orders, customer figures, withdrawals and gift cards, and
 * deletes what holds nothing else. Not by indexes that expire, because nobody could stop those when a clock is wrong.
 */
export async function forgetOldData(now: Date, { settings: { retention } }: Shop): Promise<void> {
  if (!(await isClockTrusted(now))) return;
  await forgetPersonalData({ retention, now, onChange: recountCustomers });
  await forgetOldWithdrawals(retention, now);
  await forgetOldRecipients(retention, now);
  await forgetExpiredMails(now);
  await forgetEndedSessions(now);
  await forgetUnconfirmed(now);
  await forgetOldEvents(now);
  await forgetOldChanges(now);
}

const privacyJob: Job = {
  name: 'personal-data',
  everyMs: 3_600_000,
  run: ({ now, shop }) => forgetOldData(now(), shop),
};

/** A customer's own account, whose personal data nobody keeps for longer than needed. */
export const account: Feature = {
  name: 'account',
  jobs: () => [privacyJob],
};
