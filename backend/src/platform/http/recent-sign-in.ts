import { AppError } from '../errors/errors.ts';
import type { Admin } from './authentication.ts';

/** Long enough to read a warning, too short for a session that was left open. */
const RECENT_MS = 5 * 60 * 1000;

/** Returns whether somebody entered their credentials recently, as dangerous actions require. */
export const isRecent = (signedInAtMs: number, now: Date): boolean =>
  now.getTime() - signedInAtMs <= RECENT_MS;

export const isConfirmed = ({ confirmedAt }: Pick<Admin, 'confirmedAt'>, now: Date): boolean =>
  isRecent(confirmedAt.getTime(), now);

/** Throws `recent-sign-in-required` if the admin has to enter their password again first. */
export function assertConfirmed(admin: Admin, now: Date): void {
  if (isConfirmed(admin, now)) return;
  throw new AppError('recent-sign-in-required', {
    detail: 'Please enter your password again: nothing has been changed yet.',
  });
}
