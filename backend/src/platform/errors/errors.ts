import type { DetailCode } from '@book-store/contract/detail-codes';
import type { ErrorCode } from '@book-store/contract/error-codes';
import type { FieldCode, FieldValues } from '@book-store/contract/field-codes';
import type { Refusal } from '@book-store/contract/parts.schemas';
import type { z } from 'zod';

/** `path` is dotted; `message` is a sentence. */
export type FieldProblem = {
  path: string;
  message: string;
  code: FieldCode;
  values: FieldValues;
};

type Options = {
  /** Shown to the user; never contains a secret, a path or a driver's message. */
  detail: string;
  /** What the detail says, for other languages. */
  detailCode?: DetailCode | undefined;
  detailValues?: FieldValues | undefined;
  fields?: FieldProblem[];
  /** Data that the caller needs to recover, sent as members of the problem document. */
  extra?: Record<string, unknown>;
  /** The schema that encodes `extra`; required if it contains amounts. */
  wire?: z.ZodType;
  /** Seconds for a `Retry-After` header. */
  retryAfter?: number;
  cause?: unknown;
};

/** An expected error. It becomes a problem document with the status from the table in `platform/http/router/error-handler.ts`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detailCode: DetailCode | undefined;
  readonly detailValues: FieldValues | undefined;
  readonly fields: FieldProblem[] | undefined;
  readonly extra: Record<string, unknown> | undefined;
  readonly wire: z.ZodType | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    { detail, fields, extra, wire, retryAfter, cause, ...said }: Options,
  ) {
    super(detail, { cause });
    this.name = 'AppError';
    this.code = code;
    this.detailCode = said.detailCode;
    this.detailValues = said.detailValues;
    this.fields = fields;
    this.extra = extra;
    this.wire = wire;
    this.retryAfter = retryAfter;
  }
}

/** Says of one of several changes why it was refused. */
export const refusalOf = ({ code, message, detailCode, detailValues }: AppError): Refusal => ({
  detail: message,
  code,
  ...(detailCode && { detailCode }),
  ...(detailValues && { detailValues: detailValues as Refusal['detailValues'] }),
});

/** For something that does not exist, or that the caller must not know of. */
export const notFound = (detail: string, detailCode?: DetailCode): AppError =>
  new AppError('not-found', { detail, detailCode });

/** For what the current state does not allow; the code says in other languages what `detail` says. */
export const conflict = (
  detail: string,
  detailCode: DetailCode,
  detailValues?: FieldValues,
): AppError => new AppError('conflict', { detail, detailCode, detailValues });

/** For input that is invalid as a whole. */
export const badRequest = (
  detail: string,
  detailCode?: DetailCode,
  detailValues?: FieldValues,
): AppError => new AppError('bad-request', { detail, detailCode, detailValues });

/** For one invalid form field. */
export const badField = (
  path: string,
  message: string,
  code: FieldCode,
  values: FieldValues = {},
): AppError => errorAt('bad-request', path, { message, code, values });

/** For a form field that the current state does not allow. */
export const conflictAt = (
  path: string,
  message: string,
  code: FieldCode,
  values: FieldValues = {},
): AppError => errorAt('conflict', path, { message, code, values });

const errorAt = (error: ErrorCode, path: string, why: Omit<FieldProblem, 'path'>): AppError =>
  new AppError(error, { detail: why.message, fields: [{ path, ...why }] });
