import type { Request } from 'express';
import { AppError } from '../shared/errors.ts';

/** The account that a verified Firebase ID token stands for; the email is absent for phone accounts. */
export type Customer = { uid: string; email?: string | undefined; name?: string | undefined };

/**
 * Verifies a Firebase ID token. Throws `AppError` `not-signed-in` for a token that does not hold and
 * `unavailable` where the keys to check it cannot be reached.
 */
export type VerifyIdToken = (token: string) => Promise<Customer>;

/** Finds the customer behind a request, or throws `not-signed-in`. */
export const requireCustomer =
  (verifyIdToken: VerifyIdToken) =>
  async (req: Request): Promise<Customer> => {
    const customer = await verifyIdToken(bearerOf(req));
    return { ...customer, email: customer.email?.trim().toLowerCase() };
  };

/** The token of `Authorization: Bearer`; without one the caller is not signed in. */
export function bearerOf(req: Request): string {
  const token = /^Bearer +([^\s]+)$/i.exec(req.get('authorization') ?? '')?.[1];
  if (!token) throw new AppError('not-signed-in', { detail: 'Please sign in first.' });
  return token;
}
