import { withoutInvisible } from './invisible.ts';
import { EMAIL_MAX } from './text-limits.ts';

/** Most mail servers refuse other letters there; a domain in any script they know by its ASCII form. */
export const EMAIL_LETTERS_RULE =
  'Before the @, please use only letters without accents, digits and the characters . _ + -, because most mail servers refuse others.';
export const EMAIL_RULE = 'Please enter a valid email address.';

const LOCAL = /^[a-z0-9_'+-]+(\.[a-z0-9_'+-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** What would make something else than a host of it in a URL. */
const NO_HOST = /[\s/\\?#:@[\]%]/;

type ReadEmail = { email: string; problem?: undefined } | { email?: undefined; problem: string };

/** Returns a domain in its ASCII form: 'müller.example' is 'xn--mller-kva.example'. */
function toAsciiDomain(domain: string): string {
  if (NO_HOST.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Phones write an apostrophe as a quotation mark. */
const plain = (typed: string) => withoutInvisible(typed).trim().replace(/[’‘ʼ]/g, "'");

/**
 * Reads an email address as somebody has typed or pasted it. The shop compares, stores and mails it in this form: in
 * lower case, its domain in ASCII. Returns what is wrong with it otherwise.
 */
export function readEmail(typed: string): ReadEmail {
  const text = plain(typed);
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0)).toLowerCase();
  const domain = toAsciiDomain(text.slice(at + 1));
  if (at < 1 || !DOMAIN.test(domain)) return { problem: EMAIL_RULE };
  if (/[^\p{ASCII}]/u.test(local)) return { problem: EMAIL_LETTERS_RULE };
  if (!LOCAL.test(local)) return { problem: EMAIL_RULE };
  const email = `${local}@${domain}`;
  return email.length > EMAIL_MAX ? { problem: `Use at most ${EMAIL_MAX} characters.` } : { email };
}

/** Returns an address in that form; what is none only in lower case, for whoever compares it. */
export const toEmail = (typed: string): string =>
  readEmail(typed).email ?? plain(typed).toLowerCase();

/**
 * Returns an address without the part that begins with a plus: mail to 'ada+shop@example.com' reaches the same person as
 * to 'ada@example.com' at nearly all providers. Nothing else of that kind is safe to assume.
 */
export const untagged = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');
