import { MAX_MESSAGE_BYTES } from '../commands/handshake.ts';
import { HEADER_BYTES } from './message.ts';

/** The bytes of a connection, cut into messages by the length that each begins with. */
export class MessageBuffer {
  #chunks: Buffer[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
  }

  /** Returns the next whole message, or undefined while it is incomplete. RangeError for an impossible length. */
  take(): Buffer | undefined {
    if (this.#bytes < HEADER_BYTES) return undefined;
    const length = this.#first(HEADER_BYTES).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
      throw new RangeError(`a message of ${length} bytes`);
    if (this.#bytes < length) return undefined;
    const first = this.#first(length);
    if (first.length > length) this.#chunks[0] = first.subarray(length);
    else this.#chunks.shift();
    this.#bytes -= length;
    return first.subarray(0, length);
  }

  clear(): void {
    this.#chunks = [];
    this.#bytes = 0;
  }

  /** Returns the first chunk, joined with the others when it is shorter than `atLeast`. */
  #first(atLeast: number): Buffer {
    const [first] = this.#chunks as [Buffer];
    if (first.length >= atLeast) return first;
    const whole = Buffer.concat(this.#chunks);
    this.#chunks = [whole];
    return whole;
  }
}
