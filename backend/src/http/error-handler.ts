import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { AppError, type ErrorCode } from '../shared/errors.ts';
import { fromBodyParser } from './json-body.ts';
import { requestIdOf } from './request-id.ts';
import { toSafeLogError } from './to-safe-log-error.ts';

const statusOf = {
  'bad-request': 400,
  'bad-json': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'recent-sign-in-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'price-changed': 409,
  'book-gone': 409,
  'illegal-status': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} satisfies Record<ErrorCode, number>;

/** In seconds. */
const RETRY_AFTER_OUTAGE = 5;
const RETRY_AFTER_FULL_DISK = 30;
/** MongoDB's code, and the embedded engine's. */
const OUT_OF_DISK_SPACE = 14_031;

/**
 * The only place where a failure becomes an answer: a problem document (RFC 9457). What is not an
 * `AppError` is told as `internal` with a fixed sentence; its cause goes to the log alone.
 */
export function errorHandler({
  log,
  isOutage,
}: {
  log: Logger;
  /** Tells a database that cannot be reached from a defect of ours. */
  isOutage: (error: unknown) => boolean;
}): ErrorRequestHandler {
  return (error, _req, res, next) => {
    // The caller did not have to wait for it: see `databaseTimeout`.
    if (res.writableEnded) return;
    const known = toAppError(error, isOutage);
    if (known.code === 'internal' || known.code === 'unavailable') {
      log.error({ requestId: requestIdOf(res), error: toSafeLogError(error) }, 'request failed');
    }
    // A half-sent answer can only be cut off, which Express does for us.
    if (res.headersSent) next(error);
    else sendProblem(res, known);
  };
}

function toAppError(error: unknown, isOutage: (error: unknown) => boolean): AppError {
  if (error instanceof AppError) return error;
  const fromBody = fromBodyParser(error);
  if (fromBody) return fromBody;
  if (error instanceof URIError) {
    return new AppError('not-found', { detail: 'There is nothing at this address.' });
  }
  if (isOutage(error)) return outage(error);
  return new AppError('internal', {
    detail: 'Something went wrong on our side. Please try again.',
    cause: error,
  });
}

/** The refusal of a shop whose database is away, or has no room to store anything. */
export const outage = (cause?: unknown): AppError => {
  const isFull = (cause as { code?: unknown } | undefined)?.code === OUT_OF_DISK_SPACE;
  return new AppError('unavailable', {
    detail: isFull
      ? 'The shop cannot store anything at the moment, so nothing was changed. Please try again later.'
      : 'The shop cannot reach its database. Please try again in a moment.',
    retryAfter: isFull ? RETRY_AFTER_FULL_DISK : RETRY_AFTER_OUTAGE,
    cause,
  });
};

/** Answers with the problem document of a refusal. */
export function sendProblem(res: Response, error: AppError): void {
  const status = statusOf[error.code];
  if (error.retryAfter !== undefined) res.set('Retry-After', String(Math.ceil(error.retryAfter)));
  if (status === 401) res.set('WWW-Authenticate', 'Bearer');
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        ...error.extra,
        type: 'about:blank',
        title: STATUS_CODES[status] ?? 'Error',
        status,
        detail: error.message,
        code: error.code,
        requestId: requestIdOf(res),
        fields: error.fields,
      }),
    );
}
