import { randomBytes, randomUUID } from 'node:crypto';
import { toEmail } from '@book-store/contract/email';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { AdminAccount } from '../../people/admins/admins.model.ts';
import { AdminSessionRecord } from '../../people/sessions/admin-sessions.model.ts';
import { createAdminTokens } from '../../people/sign-in/admin-tokens.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Customer, VerifyIdToken } from '../../platform/http/authentication.ts';

const PREFIX = 'test-token.';

/** Returns the `Authorization` header; by default the email is derived from the uid. */
export function asCustomer(uid: string, more: Omit<Customer, 'uid'> = {}): string {
  const customer: Customer = { uid, email: emailOf(uid), ...more };
  return `Bearer ${PREFIX}${Buffer.from(JSON.stringify(customer)).toString('base64url')}`;
}

export const emailOf = (uid: string): string => `${uid}@example.com`;

/** Replaces the verification of Firebase's ID tokens. */
export const verifyTestToken: VerifyIdToken = async (token) => {
  if (!token.startsWith(PREFIX)) {
    throw new AppError('not-signed-in', { detail: 'Please sign in again.' });
  }
  const customer: Customer = JSON.parse(
    Buffer.from(token.slice(PREFIX.length), 'base64url').toString(),
  );
  return { ...customer, ...(customer.email && { email: toEmail(customer.email) }) };
};

export const TEST_JWT_SECRET = 'the-key-that-signs-tokens-in-tests';

/** Creates an admin without a password. Returns the `Authorization` header of a session. */
export async function asAdmin(username = `admin-${randomUUID()}`): Promise<string> {
  const { id } = await AdminAccount.create({
    username,
    usernameKey: username,
    passwordHash: 'scrypt$1024$8$1$$',
    name: username,
    createdAt: new Date(),
  });
  return `Bearer ${await sessionOf(id)}`;
}

/** Creates an admin with a session. Signing in would hash the password, as slowly as for an attacker. */
export async function aSignedInAdmin(given: Parameters<typeof anAdmin>[0] = {}) {
  const { username } = await anAdmin(given);
  const { id } = await AdminAccount.findOne({ username }).orFail();
  return { id: id as string, username, token: await sessionOf(id) };
}

/** Returns its token. */
export async function sessionOf(id: string): Promise<string> {
  const tokens = createAdminTokens({ secrets: [TEST_JWT_SECRET], now: () => new Date() });
  const session = randomBytes(18).toString('base64url');
  const { token, expiresAt } = tokens.sign({ id, version: 0, session });
  await AdminSessionRecord.create({
    _id: session,
    admin: id,
    version: 0,
    device: 'a test',
    startedAt: new Date(),
    expiresAt,
  });
  return token;
}
