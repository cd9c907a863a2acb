import { type Document, documentOf, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import { MAX_BATCH_SIZE } from './handshake.ts';

/** InvalidLength (16) for a write command that doesn't hold 1 to 100,000 statements. */
export function checkBatch(statements: unknown[]): void {
  if (statements.length === 0 || statements.length > MAX_BATCH_SIZE)
    throw new CommandError(
      ErrorCode.InvalidLength,
      `Write batch sizes must be between 1 and ${MAX_BATCH_SIZE}. Got ${statements.length} operations.`,
    );
}

/**
 * Runs the statements of a write command one by one, until the first refusal when they are ordered.
 * Returns the refusals as the reply has them, undefined when there are none.
 */
export function runStatements<T>(
  statements: readonly T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): Document[] | undefined {
  const writeErrors: Document[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push(writeError(index, error));
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? writeErrors : undefined;
}

const writeError = (index: number, error: CommandError): Document =>
  documentOf({
    index,
    code: error.code,
    ...(error.info as Record<string, Value>),
    errmsg: error.message,
  });
