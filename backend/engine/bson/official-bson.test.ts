import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { BSON } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { CommandError } from '../errors.ts';
import { decodeDocument, documentLength } from './decode.ts';
import { encodeDocument } from './encode.ts';
import { anyDocument, rare } from './official-bson.fixtures.ts';

/** A slow machine tries fewer cases. */
const BOUNDED = { seed: 20_261_121, interruptAfterTimeLimit: 4000 };
const serialize = (value: unknown): Buffer => Buffer.from(BSON.serialize(value as BSON.Document));

/** Reads bytes as a message does: the whole of them is one document. */
function decode(bytes: Buffer) {
  if (documentLength(bytes, 0, bytes.length) !== bytes.length)
    throw new CommandError(22, 'bytes are left over');
  return decodeDocument(bytes);
}

describe('the codec compared with the official package', () => {
  it('encodes every document to the same bytes, and decodes it to the same values', () => {
    fc.assert(
      fc.property(anyDocument, ({ ours, theirs }) => {
        const bytes = serialize(theirs);
        expect(encodeDocument(ours).equals(bytes)).toBe(true);
        expect(isDeepStrictEqual(decode(bytes), ours)).toBe(true);
      }),
      { ...BOUNDED, numRuns: 500 },
    );
  });

  it.each(Object.entries(rare))('preserves the bytes of a value of type %s', (_kind, value) => {
    const bytes = serialize({ value });
    expect(encodeDocument(decode(bytes)).equals(bytes)).toBe(true);
  });

  it('refuses malformed bytes wherever the official package does', () => {
    const damage = fc.record({
      at: fc.nat(),
      byte: fc.integer({ min: 0, max: 255 }),
      cut: fc.option(fc.nat(), { freq: 4 }),
    });
    let refused = 0;
    fc.assert(
      fc.property(anyDocument, fc.array(damage, { maxLength: 20 }), ({ theirs }, damages) => {
        const whole = serialize({ ...rare, theirs });
        for (const { at, byte, cut } of damages) {
          const bytes = Buffer.from(
            whole.subarray(0, cut === null ? undefined : cut % whole.length),
          );
          if (bytes.length > 0) bytes[at % bytes.length] = byte;
          if (isReadable(bytes)) continue;
          refused++;
          expect(() => decode(bytes)).toThrow(CommandError);
        }
      }),
      { ...BOUNDED, numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(100);
  });
});

/** Whether the official package reads the bytes. */
function isReadable(bytes: Buffer): boolean {
  try {
    BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true });
    return true;
  } catch (error) {
    // The options of a regular expression are no matter of bytes; a query refuses unknown ones.
    return (error as Error).message.includes('regular expression option');
  }
}
