import { toEmail } from '@book-store/contract/email';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { endLinksOf } from '../links/one-time-links.ts';
import { endSessions } from './account-sessions.ts';
import { Account, type LinkedGoogle } from './accounts.model.ts';

/** Ids of the stand-in are made of addresses and unknown to Google, whose ids are digits. */
export const isStandIn = ({ sub, email }: LinkedGoogle): boolean =>
  toEmail(Buffer.from(sub, 'hex').toString()) === email;

/** An address has a dot, which is 2e. */
const PERHAPS = { 'google.sub': /^[0-9a-f]*e[0-9a-f]*$/ };

/**
 * Takes back what the stand-in for Google has vouched for while somebody tried the shop: nobody has proved these
 * addresses. Whoever does so later, with Google or by a mail, gets the account without what was planted in it.
 */
export async function forgetStandIns(): Promise<void> {
  for await (const { _id, google } of Account.find(PERHAPS, { google: 1 }).lean().cursor()) {
    if (!google || !isStandIn(google)) continue;
    await inTransaction(async (session) => {
      const taken = { $set: { emailVerified: false }, $unset: { google: 1 }, $inc: { version: 1 } };
      await Account.updateOne({ _id, 'google.sub': google.sub }, taken, { session });
      await endSessions(_id, session);
      await endLinksOf(_id, session);
    });
  }
}
