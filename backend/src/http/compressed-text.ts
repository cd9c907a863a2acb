import { compress, type Encoding } from './compress.ts';

/** A text that is sent many times, with its cached compressed forms. */
export type CompressedText = {
  /** Returns the text in an encoding, or uncompressed. Compresses on first use and caches the result. */
  encoded: (encoding: Encoding | undefined) => Promise<Buffer>;
  /** Returns the text in an encoding, or uncompressed, if it is ready. */
  ready: (encoding: Encoding | undefined) => Buffer | undefined;
};

export function compressedText(text: string): CompressedText {
  const plain = Buffer.from(text);
  const started = new Map<Encoding, Promise<Buffer>>();
  const compressed: Partial<Record<Encoding, Buffer>> = {};
  const start = (encoding: Encoding) => {
    const running = compress(plain, encoding);
    started.set(encoding, running);
    running.then(
      (bytes) => {
        compressed[encoding] = bytes;
      },
      () => started.delete(encoding),
    );
    return running;
  };
  return {
    ready: (encoding) => (encoding ? compressed[encoding] : plain),
    encoded: async (encoding) => (encoding ? (started.get(encoding) ?? start(encoding)) : plain),
  };
}
