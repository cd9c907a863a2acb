import type { Response } from 'express';
import { AppError } from '../../platform/errors/errors.ts';

export type Reply = { status: number; body: object };

/** Thrown to refuse a call with one of Google's codes, which the SDK maps to its own (`auth/…`). */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Returns an error in Google's format: https://firebase.google.com/docs/reference/rest/auth#section-error-format */
export function firebaseError(message: string, status = 400): Reply {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return { status, body: { error: { code: status, message, errors } } };
}

/**
 * Converts a call's error to Google's format. Rethrows everything else: the SDK treats a problem document as a
 * network failure, and stays signed in.
 */
export const toFirebaseError =
  (res: Response) =>
  (error: unknown): Reply => {
    if (error instanceof Refusal) return firebaseError(error.message);
    if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error;
    res.set('Retry-After', String(Math.ceil(error.retryAfter ?? 1)));
    return firebaseError('TOO_MANY_ATTEMPTS_TRY_LATER', 429);
  };
