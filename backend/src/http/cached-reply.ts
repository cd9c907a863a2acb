import { type CompressedText, compressedText } from './compressed-text.ts';
import { weakEtag } from './weak-etag.ts';

/** A response that is ready to be sent to anyone. */
export type CachedReply = CompressedText & {
  status: number;
  /** All headers that do not depend on the request. */
  headers: Record<string, string>;
  /** Length of the uncompressed text in bytes. */
  length: number;
};

/** Returns a JSON text as a response. */
export function cachedReply(
  status: number,
  headers: Record<string, string>,
  text: string,
): CachedReply {
  return {
    ...compressedText(text),
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      ETag: weakEtag(text),
    },
    length: Buffer.byteLength(text),
  };
}
