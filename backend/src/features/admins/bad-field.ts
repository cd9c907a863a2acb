import { AppError } from '../../shared/errors.ts';

/** Returns the error for one invalid form field. */
export const badField = (path: string, message: string): AppError =>
  new AppError('bad-request', { detail: message, fields: [{ path, message }] });
