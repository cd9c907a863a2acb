import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@book-store/contract/error-codes';
import { inPlace } from '@book-store/contract/place';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isConflict } from '../../documents/conflict.ts';
import { isOutOfDiskSpace } from '../../documents/mongo.ts';
import { AppError, notFound } from '../../errors/errors.ts';
import { toSafeLogError } from '../../errors/to-safe-log-error.ts';
import type { Shop } from '../../shop.ts';
import { sendErrorPage } from '../error-page.ts';
import { shopOf } from '../request-shop.ts';
import { fromBodyParser } from './read-body.ts';

export const statusOf = {
  'bad-request': 400,
  'bad-json': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'second-factor-required': 401,
  'wrong-code': 401,
  forbidden: 403,
  'second-factor-missing': 403,
  'recent-sign-in-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'changed-meanwhile': 409,
  'price-changed': 409,
  'code-refused': 409,
  'book-gone': 409,
  'out-of-stock': 409,
  'gift-card-refused': 409,
  'too-many-open-orders': 409,
  'list-full': 409,
  'illegal-status': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} satisfies Record<ErrorCode, number>;

const RETRY_AFTER_OUTAGE_SECONDS = 5;
const RETRY_AFTER_FULL_DISK_SECONDS = 30;

/**
 * Turns a request's error into a response: a problem document (RFC 9457), or a page. Anything that is not an
 * `AppError` becomes `internal` with a fixed message; its cause is only logged.
 */
export function errorHandler({
  isOutage,
}: {
  /** Returns whether an error means that the database is unavailable, rather than a bug. */
  isOutage: (error: unknown) => boolean;
}): ErrorRequestHandler {
  return (error, req, res, next) => {
    // `databaseTimeout` has already sent a response.
    if (res.writableEnded) return;
    const known = toAppError(error, { isOutage, log: req.log });
    // A partly sent response can only be aborted, which Express does.
    if (res.headersSent) next(error);
    else sendProblem(res, known);
  };
}

type ErrorContext = { isOutage: (error: unknown) => boolean; log: Logger };

/** Returns the error that callers may see, and logs its cause if they may not. */
export function toAppError(error: unknown, { isOutage, log }: ErrorContext): AppError {
  const known = classify(error, isOutage);
  if (known.code === 'internal' || known.code === 'unavailable') {
    log.error({ error: toSafeLogError(error) }, 'request failed');
  }
  return known;
}

function classify(error: unknown, isOutage: (error: unknown) => boolean): AppError {
  if (error instanceof AppError) return error;
  const fromBody = fromBodyParser(error);
  if (fromBody) return fromBody;
  if (error instanceof URIError) {
    return notFound('There is nothing at this address.');
  }
  if (isOutage(error)) return outage(error);
  if (isConflict(error)) return lastingConflict(error);
  return new AppError('internal', {
    detail: 'Something went wrong on our side. Please try again.',
    cause: error,
  });
}

/** For a database that is unreachable, or whose disk is full. */
export const outage = (cause?: unknown): AppError => {
  const isFull = isOutOfDiskSpace(cause);
  return new AppError('unavailable', {
    detail: isFull
      ? 'The shop cannot save anything at the moment, so nothing was changed. Please try again later.'
      : 'The shop cannot reach its database. Please try again in a moment.',
    retryAfter: isFull ? RETRY_AFTER_FULL_DISK_SECONDS : RETRY_AFTER_OUTAGE_SECONDS,
    cause,
  });
};

const RETRY_AFTER_CONFLICT_SECONDS = 1;

/** For a single statement that failed because of write conflicts. */
const lastingConflict = (cause: unknown): AppError =>
  new AppError('unavailable', {
    detail: 'The shop is too busy at the moment. Please try again.',
    retryAfter: RETRY_AFTER_CONFLICT_SECONDS,
    cause,
  });

/** Drops what does not match its schema: reporting an error must not fail. */
function extraOf({ extra, wire }: AppError, log: Logger): Record<string, unknown> | undefined {
  if (!wire) return extra;
  const { data, error } = z.safeEncode(wire, extra);
  if (error) log.error({ error: toSafeLogError(error) }, 'a problem has lost its members');
  return data as Record<string, unknown> | undefined;
}

type ProblemContext = Pick<Shop, 'place'> & { requestId: unknown; log: Logger };

/** Returns the status and the problem document of an error, with amounts in the shop's currency. */
export function toProblem(error: AppError, { place, requestId, log }: ProblemContext) {
  const status: number = statusOf[error.code];
  const body = {
    ...inPlace(place, () => extraOf(error, log)),
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: error.message,
    code: error.code,
    detailCode: error.detailCode,
    detailValues: error.detailValues,
    requestId,
    fields: error.fields,
  };
  return { status, body };
}

export const retryAfterOf = ({ retryAfter }: AppError): number | undefined =>
  retryAfter === undefined ? undefined : Math.max(1, Math.ceil(retryAfter));

/** Sends a problem document, or a short page where a person expects one. */
export function sendProblem(res: Response, error: AppError): void {
  const { place } = shopOf(res);
  const { status, body } = toProblem(error, { place, requestId: res.req.id, log: res.req.log });
  res.req.problem = error.code;
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  if (sendErrorPage(res, { code: error.code, status, retryAfter })) return;
  if (status === 401) res.set('WWW-Authenticate', 'Bearer');
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
}

/** Handles requests that match no endpoint, file or page. */
export const unknownPath: RequestHandler = () => {
  throw notFound('There is nothing at this address.');
};
