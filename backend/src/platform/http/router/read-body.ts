import express, { type RequestHandler } from 'express';
import { AppError } from '../../errors/errors.ts';

const LIMIT_KB = 100;

/** Parses a JSON body into `req.body`; rejects any other kind of body. */
export const jsonBody = (limitKb = LIMIT_KB): RequestHandler[] => [
  (req, _res, next) => {
    // `is` returns null if there is no body, but treats an empty one as a body.
    const isEmpty = req.get('content-length') === '0';
    if (!isEmpty && req.is('application/json') === false) throw wrongType();
    next();
  },
  express.json({ limit: `${limitKb}kb`, type: 'application/json' }),
];

/** Returns undefined for errors that are not the body parser's. */
export function fromBodyParser(error: unknown): AppError | undefined {
  const { type, status, expose, limit } = (error ?? {}) as Record<string, unknown>;
  if (type === 'entity.too.large') {
    const limitKb = typeof limit === 'number' ? Math.floor(limit / 1024) : LIMIT_KB;
    return new AppError('too-large', { detail: `The body is larger than ${limitKb} kB.` });
  }
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') return wrongType();
  if (typeof status !== 'number' || status >= 500) return undefined;
  // A decompression error, which the body parser wraps without a type.
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

type Limits = {
  types: readonly string[];
  maxBytes: number;
  /** Messages for a wrong media type and a body that is too large. */
  wrongType: string;
  tooLarge: string;
};

export function bytesBody({ types, maxBytes, wrongType, tooLarge }: Limits): RequestHandler {
  const readBytes = express.raw({ type: [...types], limit: maxBytes, inflate: false });
  const refuse = () => new AppError('unsupported-media-type', { detail: wrongType });
  const toRefusal = (error: unknown) => {
    const { type } = error as { type?: unknown };
    if (type === 'encoding.unsupported') return refuse();
    return type === 'entity.too.large' ? new AppError('too-large', { detail: tooLarge }) : error;
  };
  return (req, res, next) => {
    if (!req.is([...types])) throw refuse();
    readBytes(req, res, (error?: unknown) => next(error && toRefusal(error)));
  };
}
