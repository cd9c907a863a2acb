import { z } from 'zod';
import { AppError } from '../errors/errors.ts';

/**
 * Returns the condition that a document still has the version that an edit was made from. Undefined, as from a
 * script, is any version; 0 is that of a document which nobody has edited, and which stores none. The update
 * that has this condition raises the version by one, so that of two edits of one version only one is stored.
 */
export const atVersion = (version: number | undefined, path = 'version') =>
  version === undefined ? {} : { [path]: version === 0 ? { $exists: false } : version };

/** Returns the refusal of an edit that was made from an older version than `current`, the document as it is now. */
export const changedMeanwhile = <View extends z.ZodType>(
  view: View,
  current: z.output<View>,
): AppError =>
  new AppError('changed-meanwhile', {
    detail: 'Somebody else has changed this in the meantime. Nothing has been saved.',
    extra: { current },
    wire: z.object({ current: view }),
  });
