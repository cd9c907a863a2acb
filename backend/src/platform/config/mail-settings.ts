import { readEmail } from '@book-store/contract/email';
import { z } from 'zod';

/** From `SMTP_URL`. */
export type SmtpServer = {
  host: string;
  port: number;
  /** Encrypted from the first byte. */
  secure: boolean;
  /** `required`: never without encryption; `if offered` on this machine; `off` if the URL says so. */
  tls: 'required' | 'if offered' | 'off';
  auth: { user: string; pass: string } | undefined;
};

const SMTP_RULE =
  'is an address such as smtp://user:password@smtp.example.com:587 or smtps://…:465; special characters in it are percent-encoded';

/** The password may be anywhere in an invalid URL, so no message repeats any of it. */
export const smtpUrl = z.string().transform((text, context): SmtpServer => {
  const server = parseSmtpUrl(text);
  if (server) return server;
  context.addIssue({ code: 'custom', message: SMTP_RULE });
  return z.NEVER;
});

function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text) || /\s/.test(text)) return undefined;
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const user = decoded(url.username);
  const pass = decoded(url.password);
  const known = url.search === '' || url.search === '?tls=off';
  const isSmtp = secure || url.protocol === 'smtp:';
  if (!isSmtp || !url.hostname || !known || !/^\/?$/.test(url.pathname) || url.hash) {
    return undefined;
  }
  if (user === undefined || pass === undefined || (pass && !user)) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    tls: url.search ? 'off' : isThisMachine(host) ? 'if offered' : 'required',
    auth: user ? { user, pass } : undefined,
  };
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `shop@example.com`, or with a name: `Book Store <shop@example.com>`. */
export const mailFrom = z.string().transform((text, context) => {
  const [, name = '', address = ''] = /^(?:([^<>\p{Cc}]*)<)?([^<>\s]+)>?$/u.exec(text.trim()) ?? [];
  const isWhole = text.includes('<') === text.includes('>');
  const { email } = readEmail(address);
  if (isWhole && email) {
    return { name: name.replace(/^\s*"|"\s*$/g, '').trim() || undefined, address: email };
  }
  context.addIssue({
    code: 'custom',
    message: 'is an email address, or a name with one, such as Book Store <shop@example.com>',
  });
  return z.NEVER;
});
