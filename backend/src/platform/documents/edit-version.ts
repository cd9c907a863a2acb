import { z } from 'zod';
import { AppError } from '../errors/errors.ts';

/**
 * Returns the condition that a document still has the version that was edited. Undefined, as from a script, matches
 * any version; 0 matches a document that was never edited and stores none. The update with this condition increments
 * the version, so that of two edits of one version only one is stored.
 */
export const atVersion = (version: number | undefined, path = 'version') =>
  version === undefined ? {} : { [path]: version === 0 ? { $exists: false } : version };

/** For an edit of an older version than `current`, the document as it is now. */
export const changedMeanwhile = <View extends z.ZodType>(
  view: View,
  current: z.output<View>,
): AppError =>
  new AppError('changed-meanwhile', {
    detail: 'Somebody else has changed this in the meantime. Nothing has been saved.',
    extra: { current },
    wire: z.object({ current: view }),
  });
