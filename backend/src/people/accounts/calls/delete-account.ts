import { inTransaction } from '../../../platform/documents/in-transaction.ts';
import { markRemoved } from '../../account/erased-accounts.ts';
import { endLinksOf } from '../../links/one-time-links.ts';
import { endSessions } from '../account-sessions.ts';
import { Account } from '../accounts.model.ts';
import { Refusal } from '../refusal.ts';
import type { BodyOf } from '../sdk-calls.ts';
import { type Answer, assertRecent, findSignedIn, type OwnAccounts } from './own-accounts.ts';

/** Succeeds for an account that is gone already, such as by an erasure. */
export async function deleteAccount(
  accounts: OwnAccounts,
  { idToken }: BodyOf<'delete'>,
): Promise<Answer> {
  if (!idToken) throw new Refusal('MISSING_ID_TOKEN');
  const { sub } = await accounts.tokens.verify(idToken);
  if (await Account.exists({ _id: sub })) {
    const { account, session } = await findSignedIn(accounts, idToken);
    assertRecent(session, accounts.now());
    await removeAccount(account._id);
    await accounts.limits.forget(account.email);
  }
  return { body: { kind: 'identitytoolkit#DeleteAccountResponse' } };
}

/** Removes an account with its sessions and links. */
export async function removeAccount(_id: string): Promise<void> {
  await inTransaction(async (session) => {
    await Account.deleteOne({ _id }, { session });
    await endSessions(_id, session);
    await endLinksOf(_id, session);
  });
  await markRemoved(_id);
}
