import { createHash } from 'node:crypto';
import { type CompressedText, compressedText } from './compressed-text.ts';

/** A response that is ready to be sent to anyone. */
export type CachedReply = CompressedText & {
  status: number;
  /** All headers that do not depend on the request. */
  headers: Record<string, string>;
  /** Length of the uncompressed text in bytes. */
  length: number;
};

/** Returns a JSON text as a response. The ETag is weak, so it is valid for every encoding. */
export function cachedReply(
  status: number,
  headers: Record<string, string>,
  text: string,
): CachedReply {
  const hash = createHash('sha1').update(text).digest('base64url');
  const length = Buffer.byteLength(text);
  return {
    ...compressedText(text),
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      ETag: `W/"${length.toString(16)}-${hash}"`,
    },
    length,
  };
}
