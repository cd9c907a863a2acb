/**
 * Errors whose messages describe the program, never user data. `SyntaxError` is missing on purpose: `JSON.parse`
 * quotes its input in the message.
 */
const SAFE_MESSAGES = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'AppError',
  'BackupFailed',
  'EngineError',
  'NoPage',
]);

/**
 * Returns an error in a form that is safe to log: name, code and stack frames. The message is included only if it
 * cannot quote data: duplicate-key and validation errors repeat emails and addresses.
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
