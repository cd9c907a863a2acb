import { randomBytes } from 'node:crypto';
import { inTransaction } from '../../../platform/documents/in-transaction.ts';
import { isDuplicateKey } from '../../../platform/documents/mongo.ts';
import { hashPassword } from '../../sign-in/password-hash.ts';
import { Account, findByEmail, findByFormerEmail, type StoredAccount } from '../accounts.model.ts';
import { Refusal } from '../refusal.ts';
import { type BodyOf, readAddress } from '../sdk-calls.ts';
import {
  type Answer,
  assertStrong,
  type CallOrigin,
  newcomer,
  type OwnAccounts,
} from './own-accounts.ts';

/** As long as Google's. */
const ID_BYTES = 21;

/** Registers a customer and signs them in. */
export async function signUp(
  { sessions, now }: OwnAccounts,
  { email: given, password, displayName, idToken }: BodyOf<'signUp'>,
  origin: CallOrigin,
): Promise<Answer> {
  // Like a Firebase project with email and Google only: no anonymous accounts.
  if (!given && !password) throw new Refusal('ADMIN_ONLY_OPERATION');
  // It would add a password to that account; in the shop, a mailed link does that.
  if (idToken) throw new Refusal('OPERATION_NOT_ALLOWED');
  const email = readAddress(given);
  if (!password) throw new Refusal('MISSING_PASSWORD');
  assertStrong(password, email);
  await assertFree(email, now());
  const account = {
    ...newAccount(email, now()),
    passwordHash: await hashPassword(password, newcomer(origin)),
    ...(displayName && { displayName }),
  };
  const tokens = await inTransaction(async (session) => {
    await Account.create([account], { session });
    return sessions.start(account, 'password', session);
  }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new Refusal('EMAIL_EXISTS') : error;
  });
  const body = { kind: 'identitytoolkit#SignupNewUserResponse', email, ...tokens };
  return { body: { ...body, ...(displayName && { displayName }) } };
}

export const newAccount = (email: string, now: Date): StoredAccount => ({
  _id: randomBytes(ID_BYTES).toString('base64url'),
  email,
  emailVerified: false,
  version: 0,
  createdAt: now,
  signedInAt: now,
});

/** A recently replaced address stays reserved for whoever reads its mail. */
async function assertFree(email: string, now: Date): Promise<void> {
  if ((await findByEmail(email)) || (await findByFormerEmail(email, now))) {
    throw new Refusal('EMAIL_EXISTS');
  }
}
