import { compress, type Encoding } from './compress.ts';

/** A text that is sent many times, with what it is compressed to. */
export type CompressedText = {
  /** The text in an encoding, or as it is; compressed when first asked for, and kept. */
  encoded: (encoding: Encoding | undefined) => Promise<Buffer>;
};

export function compressedText(text: string): CompressedText {
  const plain = Buffer.from(text);
  const kept = new Map<Encoding, Promise<Buffer>>();
  const make = (encoding: Encoding) => {
    const made = compress(plain, encoding, 'each');
    kept.set(encoding, made);
    made.catch(() => kept.delete(encoding));
    return made;
  };
  return {
    encoded: async (encoding) => (encoding ? (kept.get(encoding) ?? make(encoding)) : plain),
  };
}
