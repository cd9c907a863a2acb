import { withoutInvisible } from './invisible.ts';
import { EMAIL_MAX } from './text-limits.ts';

/** Most mail servers refuse other characters there; domains in any script have an ASCII form. */
export const EMAIL_LETTERS_RULE =
  'Before the @, please use only letters without accents, digits and the characters . _ + -, because most mail servers refuse others.';
export const EMAIL_RULE = 'Please enter a valid email address.';

const LOCAL = /^[a-z0-9_'+-]+(\.[a-z0-9_'+-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Characters that would end the host part of a URL. */
const NO_HOST = /[\s/\\?#:@[\]%]/;

type ReadEmail = { email: string; problem?: undefined } | { email?: undefined; problem: string };

/** 'müller.example' becomes 'xn--mller-kva.example'. */
function toAsciiDomain(domain: string): string {
  if (NO_HOST.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Phones type an apostrophe as a quotation mark. */
const plain = (typed: string) => withoutInvisible(typed).trim().replace(/[’‘ʼ]/g, "'");

/**
 * Parses a typed or pasted email address to the form that the shop compares, stores and mails: lower case, with
 * the domain in ASCII. Otherwise returns what is wrong with it.
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

/** As `readEmail`; an invalid address is only lower-cased, for comparing. */
export const toEmail = (typed: string): string =>
  readEmail(typed).email ?? plain(typed).toLowerCase();

/**
 * Removes the plus tag: at nearly all providers, 'ada+shop@example.com' reaches the same person as
 * 'ada@example.com'. No other such rule is safe to assume.
 */
export const untagged = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');
