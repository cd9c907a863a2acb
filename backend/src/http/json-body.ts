import express, { type RequestHandler } from 'express';
import { AppError } from '../shared/errors.ts';

const LIMIT_KB = 100;

/** Reads a JSON body into `req.body`; anything else that carries a body is refused. */
export const jsonBody: RequestHandler[] = [
  (req, _res, next) => {
    // `is` answers null where there is no body, but takes an empty one for a body.
    const isEmpty = req.get('content-length') === '0';
    if (!isEmpty && req.is('application/json') === false) throw wrongType();
    next();
  },
  express.json({ limit: `${LIMIT_KB}kb`, type: 'application/json' }),
];

/** What the body parser's errors mean to the caller; undefined for errors that are not its own. */
export function fromBodyParser(error: unknown): AppError | undefined {
  const { type, status, expose } = (error ?? {}) as Record<string, unknown>;
  if (type === 'entity.too.large') {
    return new AppError('too-large', { detail: `The body is larger than ${LIMIT_KB} kB.` });
  }
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') return wrongType();
  if (typeof status !== 'number' || status >= 500) return undefined;
  // An error of the decompression, which the body parser has wrapped without a type of its own.
  if (type === undefined && expose === true) {
    return new AppError('bad-json', { detail: 'The body is not compressed as its headers say.' });
  }
  if (typeof type !== 'string') return undefined;
  return new AppError('bad-json', { detail: 'The body is not valid JSON.' });
}

const wrongType = () =>
  new AppError('unsupported-media-type', {
    detail: 'Send the body as JSON in UTF-8, with Content-Type: application/json.',
  });
