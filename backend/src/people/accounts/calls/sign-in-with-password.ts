import { inTransaction } from '../../../platform/documents/in-transaction.ts';
import { verifyPassword } from '../../sign-in/password-hash.ts';
import { findByEmail } from '../accounts.model.ts';
import { Refusal } from '../refusal.ts';
import { type BodyOf, readAddress } from '../sdk-calls.ts';
import type { Answer, CallOrigin, OwnAccounts } from './own-accounts.ts';

/** An unknown address and a wrong password get the same reply and take equally long. */
export async function signInWithPassword(
  { sessions, limits }: OwnAccounts,
  { email: given, password }: BodyOf<'signInWithPassword'>,
  { network, device, rememberDevice }: CallOrigin,
): Promise<Answer> {
  const email = readAddress(given);
  if (!password) throw new Refusal('MISSING_PASSWORD');
  const account = await limits.checkPassword(
    { account: email, network, device },
    async (caller) => {
      const found = await findByEmail(email);
      const fits = await verifyPassword(password, found?.passwordHash, caller);
      return fits && found ? found : undefined;
    },
  );
  if (!account) throw new Refusal('INVALID_LOGIN_CREDENTIALS');
  const tokens = await inTransaction((session) => sessions.start(account, 'password', session));
  await rememberDevice(email);
  const { displayName } = account;
  return {
    body: {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      email,
      displayName: displayName ?? '',
      ...tokens,
    },
  };
}
