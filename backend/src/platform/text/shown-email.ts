import { domainToUnicode } from 'node:url';

/** Returns an address with its domain in its own script instead of Punycode. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at + 1)}${domainToUnicode(email.slice(at + 1)) || email.slice(at + 1)}`;
}
