import type { Response } from 'express';
import { AppError } from '../../platform/errors/errors.ts';

/** The reply to a call of the Firebase SDK. */
export type Reply = { status: number; body: object };

/** Thrown to refuse a call with one of Google's codes, which the SDK turns into one of its own (`auth/…`). */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Returns an error in Google's form: https://firebase.google.com/docs/reference/rest/auth#section-error-format */
export function firebaseError(message: string, status = 400): Reply {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return { status, body: { error: { code: status, message, errors } } };
}

/**
 * Returns what a call has failed with in Google's form. Throws everything else again: the SDK takes a problem document
 * for a failure of the network, and stays signed in.
 */
export const toFirebaseError =
  (res: Response) =>
  (error: unknown): Reply => {
    if (error instanceof Refusal) return firebaseError(error.message);
    if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error;
    res.set('Retry-After', String(Math.ceil(error.retryAfter ?? 1)));
    return firebaseError('TOO_MANY_ATTEMPTS_TRY_LATER', 429);
  };
