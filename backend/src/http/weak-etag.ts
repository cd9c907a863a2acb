import { createHash } from 'node:crypto';

/** Returns the ETag of a text: weak, so that it is valid for every encoding. */
export const weakEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
