import { hash } from 'node:crypto';

/**
 * Returns the SHA-256 of one or several texts, for what is found again by its digest and must not be stored as it is:
 * codes, tokens, addresses.
 */
export const digestOf = (...parts: string[]): string =>
  hash('sha256', parts.join('\0'), 'base64url');

/** As `digestOf`, of a plain object. The order of its keys matters; parsed bodies have that of the contract. */
export const digestOfObject = (value: object): string => digestOf(JSON.stringify(value));
