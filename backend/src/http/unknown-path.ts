import type { RequestHandler } from 'express';
import { AppError } from '../shared/errors.ts';

/** Handles requests for anything that is neither an endpoint nor a file nor a page. */
export const unknownPath: RequestHandler = () => {
  throw new AppError('not-found', { detail: 'There is nothing at this address.' });
};
