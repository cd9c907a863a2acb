import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors/errors.ts';

/** Mail programs (RFC 8058) and pages without JavaScript send a form that adds nothing to the path. */
export const anyBody: RequestHandler = (_req, _res, next) => next();

/** Returns whether a link still works, for a page that says so. */
export async function whetherFound(doing: Promise<void>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return false;
    throw error;
  }
}
