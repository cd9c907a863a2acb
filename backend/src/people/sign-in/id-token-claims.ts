import { toEmail } from '@book-store/contract/email';
import { hasInvisible } from '@book-store/contract/invisible';
import type { JWTPayload, JWTVerifyOptions } from 'jose';
import { AppError } from '../../platform/errors/errors.ts';

export type SignedInCustomer = {
  uid: string;
  /** Normalised for comparison (`readEmail`). */
  email: string;
  /** Missing unless the account has proved that it owns the address. */
  emailVerified?: true;
  name?: string;
  /** When the customer last entered their credentials, in milliseconds since 1970. */
  signedInAt: number;
};

const UID_MAX = 128;

/**
 * Returns the claims required in every ID token of this project:
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export function expectedClaims(projectId: string): JWTVerifyOptions {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  };
}

/** Expects a payload whose signature and times have been verified. */
export function customerOf({
  sub,
  email,
  email_verified,
  name,
  auth_time,
}: JWTPayload): SignedInCustomer {
  if (typeof sub !== 'string' || sub.length < 1 || sub.length > UID_MAX) {
    throw badToken('subject out of range');
  }
  if (typeof email !== 'string' || email === '') {
    throw new AppError('not-signed-in', {
      detail: 'This account has no email address. Please sign in with an account that has one.',
    });
  }
  // With them removed, the address would be somebody else's.
  if (hasInvisible(email)) throw badToken('invisible characters in the email');
  const signedInAt = typeof auth_time === 'number' ? auth_time * 1000 : 0;
  const customer: SignedInCustomer = {
    uid: sub,
    email: toEmail(email),
    signedInAt,
  };
  if (email_verified === true) customer.emailVerified = true;
  if (typeof name === 'string' && name !== '') customer.name = name;
  return customer;
}

/** The same error for every invalid token, so that attackers do not learn what was wrong. */
export function badToken(cause: unknown): AppError {
  return new AppError('not-signed-in', { detail: 'Please sign in again.', cause });
}
