import type { Customer, VerifyIdToken } from '../http/require-customer.ts';
import { AppError } from '../shared/errors.ts';

const PREFIX = 'test-token.';

/** The `Authorization` header of a customer; the email follows from the uid unless given. */
export function asCustomer(uid: string, more: Omit<Customer, 'uid'> = {}): string {
  const customer: Customer = { uid, email: emailOf(uid), ...more };
  return `Bearer ${PREFIX}${Buffer.from(JSON.stringify(customer)).toString('base64url')}`;
}

/** The email of a test's customer. */
export const emailOf = (uid: string): string => `${uid}@example.com`;

/** Stands in for the verification of Firebase's tokens, and for nothing else. */
export const verifyTestToken: VerifyIdToken = async (token) => {
  if (!token.startsWith(PREFIX)) {
    throw new AppError('not-signed-in', { detail: 'Please sign in again.' });
  }
  return JSON.parse(Buffer.from(token.slice(PREFIX.length), 'base64url').toString());
};
