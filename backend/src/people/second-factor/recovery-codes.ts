import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@book-store/contract/people/second-factor/second-factor.schemas';
import { digestOf } from '../../platform/documents/digest-of.ts';

/** Crockford's base32: without letters that look like others. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits, which nobody finds by trying, so a fast hash is enough. */
const LENGTH = 16;

/** Returns new codes as they are shown, such as `q8wz-0c4d-m2pn-7kfa`, and the digests to store. */
export function drawRecoveryCodes(): { codes: string[]; digests: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, drawCode);
  return { codes, digests: codes.map(recoveryDigest) };
}

const drawCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Forgives spaces, hyphens, capitals and letters read instead of digits. */
export function recoveryDigest(typed: string): string {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return digestOf(code);
}
