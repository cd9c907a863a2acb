import { compress, type Encoding } from './compress.ts';

/** A text that is sent many times, with its cached compressed forms. */
export type CompressedText = {
  /** Returns the text in an encoding, or uncompressed. Compresses on first use and caches the result. */
  encoded: (encoding: Encoding | undefined) => Promise<Buffer>;
  /** Returns the text in an encoding, or uncompressed, if that is made already. */
  ready: (encoding: Encoding | undefined) => Buffer | undefined;
};

export function compressedText(text: string): CompressedText {
  const plain = Buffer.from(text);
  const kept = new Map<Encoding, Promise<Buffer>>();
  const made: Partial<Record<Encoding, Buffer>> = {};
  const make = (encoding: Encoding) => {
    const making = compress(plain, encoding);
    kept.set(encoding, making);
    making.then(
      (bytes) => {
        made[encoding] = bytes;
      },
      () => kept.delete(encoding),
    );
    return making;
  };
  return {
    ready: (encoding) => (encoding ? made[encoding] : plain),
    encoded: async (encoding) => (encoding ? (kept.get(encoding) ?? make(encoding)) : plain),
  };
}
