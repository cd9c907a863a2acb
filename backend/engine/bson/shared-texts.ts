/** The longest text that is shared, in bytes. */
const MAX_SHARED_BYTES = 48;

/**
 * Field names, and texts such as a genre or a title in many orders, occur again and again: sharing one
 * string saves most of the memory that decoded documents need.
 */
export class SharedTexts {
  readonly #slots: (string | undefined)[];

  /** `size` is a power of two. */
  constructor(size: number) {
    this.#slots = new Array<string | undefined>(size);
  }

  /** Returns the text between two positions; undefined when it is long or not ASCII. */
  get(bytes: Buffer, from: number, to: number): string | undefined {
    if (to - from > MAX_SHARED_BYTES) return undefined;
    let hash = 0;
    for (let i = from; i < to; i++) {
      const byte = bytes[i] as number;
      if (byte > 127) return undefined;
      hash = (hash * 31 + byte) | 0;
    }
    const slot = (hash ^ (hash >>> 16)) & (this.#slots.length - 1);
    const known = this.#slots[slot];
    if (known !== undefined && isEqual(known, bytes, from, to)) return known;
    const text = bytes.toString('latin1', from, to);
    this.#slots[slot] = text;
    return text;
  }
}

function isEqual(text: string, bytes: Buffer, from: number, to: number): boolean {
  if (text.length !== to - from) return false;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== bytes[from + i]) return false;
  return true;
}
