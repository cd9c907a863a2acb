import type { ErrorCode } from '@book-store/contract/error-codes';
import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors/errors.ts';

/** Mail programs (RFC 8058) and pages without JavaScript send a form that adds nothing to the path. */
export const anyBody: RequestHandler = (_req, _res, next) => next();

/** Returns the code of a failure that has a page to say it, undefined without one, and throws others. */
export async function problemOf<Code extends ErrorCode>(
  doing: Promise<void>,
  told: readonly Code[],
): Promise<Code | undefined> {
  try {
    await doing;
    return undefined;
  } catch (error) {
    const code = told.find((one) => error instanceof AppError && error.code === one);
    if (code === undefined) throw error;
    return code;
  }
}
