import { compress, type Encoding } from './compress.ts';

/** A text that is sent many times, with its cached compressed forms. */
export type CompressedText = {
  /** Returns the text in an encoding, or uncompressed. Compresses on first use and caches the result. */
  encoded: (encoding: Encoding | undefined) => Promise<Buffer>;
};

export function compressedText(text: string): CompressedText {
  const plain = Buffer.from(text);
  const kept = new Map<Encoding, Promise<Buffer>>();
  const make = (encoding: Encoding) => {
    const made = compress(plain, encoding);
    kept.set(encoding, made);
    made.catch(() => kept.delete(encoding));
    return made;
  };
  return {
    encoded: async (encoding) => (encoding ? (kept.get(encoding) ?? make(encoding)) : plain),
  };
}
