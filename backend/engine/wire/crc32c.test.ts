import { expect, it } from 'vitest';
import { crc32c } from './crc32c.ts';

// RFC 3720, B.4, and the check value of CRC-32C.
it('is what the standard says', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
  expect(crc32c(Buffer.alloc(32))).toBe(0x8a9136aa);
  expect(crc32c(Buffer.alloc(32, 0xff))).toBe(0x62a8ab43);
});
