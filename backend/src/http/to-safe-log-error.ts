/**
 * Errors whose message is known to be about the program, not about somebody's data. A `SyntaxError`
 * is none of them: that of `JSON.parse` quotes what it could not read.
 */
const SAFE_MESSAGES = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'AppError',
  'EngineError',
]);

/**
 * An error as it may stand in the log: name, code and where it was thrown. The message is left out
 * unless it cannot quote data: duplicate-key and validation errors repeat emails and addresses.
 */
export function toSafeLogError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, code, cause } = error as Error & { code?: unknown };
  return {
    name,
    code,
    message: SAFE_MESSAGES.has(name) ? error.message : undefined,
    frames: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: cause === undefined ? undefined : toSafeLogError(cause),
  };
}
