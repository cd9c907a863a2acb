import type { JWTPayload, JWTVerifyOptions } from 'jose';
import { AppError } from '../shared/errors.ts';

/** Whom a verified ID token speaks for. */
export type SignedInCustomer = {
  uid: string;
  /** In lower case, as Firebase keeps it. */
  email: string;
  name?: string;
  /** When the person last proved who they are, in milliseconds since 1970. */
  signedInAt: number;
};

const UID_MAX = 128;

/** The claims that every Firebase ID token of this project has: https://firebase.google.com/docs/auth/admin/verify-id-tokens */
export function expectedClaims(projectId: string): JWTVerifyOptions {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  };
}

/** Reads the customer from the payload of a token whose signature and times are already checked. */
export function customerOf({ sub, email, name, auth_time }: JWTPayload): SignedInCustomer {
  if (typeof sub !== 'string' || sub.length < 1 || sub.length > UID_MAX) {
    throw badToken('subject out of range');
  }
  if (typeof email !== 'string' || email === '') {
    throw new AppError('not-signed-in', {
      detail: 'This account has no email address. Please sign in with one that has.',
    });
  }
  const signedInAt = typeof auth_time === 'number' ? auth_time * 1000 : 0;
  const customer: SignedInCustomer = { uid: sub, email: email.toLowerCase(), signedInAt };
  if (typeof name === 'string' && name !== '') customer.name = name;
  return customer;
}

/** The one refusal for every kind of bad token, so that none tells an attacker what was wrong. */
export function badToken(cause: unknown): AppError {
  return new AppError('not-signed-in', { detail: 'Please sign in again.', cause });
}
