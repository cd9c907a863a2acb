import type { ErrorCode } from '@book-store/contract/error-codes';

/** What a screen needs to know about a failed call, whatever the cause. */
export type ApiProblem = {
  code: ErrorCode | 'offline' | 'unknown';
  status?: number;
  message: string;
  fields: Record<string, string>;
  extra: Record<string, unknown>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fieldMessages = (fields: unknown): Record<string, string> => {
  if (!Array.isArray(fields)) return {};
  const entries = fields
    .filter(isObject)
    .map((field) => [String(field.path), String(field.message)]);
  return Object.fromEntries(entries.reverse());
};

/** Turns the error of an RTK Query hook or `.unwrap()` into an `ApiProblem`. */
export function toApiProblem(error: unknown): ApiProblem {
  if (isObject(error) && isObject(error.data) && typeof error.data.code === 'string') {
    const { code, detail, fields, ...extra } = error.data;
    return {
      code: code as ErrorCode,
      status: Number(error.status),
      message: String(detail ?? ''),
      fields: fieldMessages(fields),
      extra,
    };
  }
  const status = isObject(error) ? error.status : undefined;
  const offline = status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
  return {
    code: offline ? 'offline' : 'unknown',
    message: offline
      ? 'The shop cannot be reached. Check your connection and try again.'
      : 'Something went wrong at our end. Please try again in a moment.',
    fields: {},
    extra: {},
    ...(typeof status === 'number' ? { status } : {}),
  };
}
