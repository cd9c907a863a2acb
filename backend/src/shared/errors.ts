/** Every code a problem document can carry. The front end switches on these, never on texts. */
export type ErrorCode =
  | 'bad-request'
  | 'bad-json'
  | 'not-signed-in'
  | 'forbidden'
  | 'recent-sign-in-required'
  | 'wrong-credentials'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'price-changed'
  | 'book-gone'
  | 'illegal-status'
  | 'too-large'
  | 'unsupported-media-type'
  | 'idempotency-key-reused'
  | 'too-many-requests'
  | 'unavailable'
  | 'internal';

/** What went wrong with one field of the input: its dotted path and a sentence. */
export type FieldProblem = { path: string; message: string };

type Options = {
  /** Said to the person; never holds a secret, a path or driver text. */
  detail: string;
  fields?: FieldProblem[];
  /** What the caller needs to recover, sent as members of the problem document. */
  extra?: Record<string, unknown>;
  /** Seconds for a `Retry-After` header. */
  retryAfter?: number;
  cause?: unknown;
};

/** An expected refusal: becomes a problem document whose status comes from the table in `http/error-handler.ts`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[] | undefined;
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { detail, fields, extra, retryAfter, cause }: Options) {
    super(detail, { cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}
