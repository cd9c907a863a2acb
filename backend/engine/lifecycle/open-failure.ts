import { CommandError, EngineError, ErrorCode } from '../errors.ts';
import { DamagedFile, UnknownFileVersion } from '../storage/file-check.ts';

/** What the owner is told when the data file could not be opened. */
export function openFailure(file: string, cause: unknown): EngineError {
  if (cause instanceof EngineError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/no space|ENOSPC|MAP_FULL|quota/i.test(message)) return diskFull(file, cause);
  if (cause instanceof UnknownFileVersion)
    return new EngineError(
      'data-file-too-new',
      `The data file ${file} can't be read: ${message}. Start the version of the shop that wrote it.`,
      { cause },
    );
  const corrupt = cause instanceof CommandError && cause.code === ErrorCode.DataCorruptionDetected;
  if (corrupt || cause instanceof DamagedFile || /corrupt|invalid|version mismatch/i.test(message))
    return new EngineError(
      'data-file-damaged',
      `The data file ${file} is damaged (${message}). Nothing was changed. Move the file away and restore the last backup (npm run restore -- FILE), or move it back if you have an intact copy.`,
      { cause },
    );
  return new EngineError('engine-failed', `The database could not open ${file}: ${message}`, {
    cause,
  });
}

export const diskFull = (path: string, cause: unknown): EngineError =>
  new EngineError(
    'disk-full',
    `The disk is full: ${path} could not be opened. Free some space and start again.`,
    { cause },
  );
