import { createHash } from 'node:crypto';
import { addressIn, type Letter, type Sender } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { oneLine } from './one-line.ts';

/** A mail server and the sender's address. */
export type MailServer = {
  host: string;
  port: number;
  /** Encrypted from the first byte. */
  secure: boolean;
  /** `required`: never without encryption. */
  tls: 'required' | 'if offered' | 'off';
  auth?: { user: string; pass: string } | undefined;
  from: { name?: string | undefined; address: string };
};

/** A mail with its key and what the mail server needs. */
export type Outgoing = {
  key: string;
  to: string;
  subject: string;
  letter: Letter;
  resends: number;
};

/** Rejects with the mail server's error. */
export type SendMail = (
  mail: Outgoing,
  sender: Sender & { replyTo?: string | undefined },
) => Promise<void>;

/** Timeout per step; all steps together take less than a mail's lease. */
const STEP_MS = 15_000;
const SEND_MAX_MS = 90_000;

type Patience = { stepMs?: number; sendMaxMs?: number };

/** Returns a function that sends each mail through its own connection. */
export function createMailer(
  { from, ...server }: MailServer,
  { stepMs = STEP_MS, sendMaxMs = SEND_MAX_MS }: Patience = {},
): SendMail {
  let opened: ReturnType<typeof openTransport> | undefined;
  return async ({ key, resends, to, subject, letter }, sender) => {
    const { unsubscribe } = letter;
    opened ??= openTransport(server, stepMs);
    const transport = await opened;
    const sending = transport.sendMail({
      from: { name: oneLine(from.name ?? sender.name), address: from.address },
      to: { name: '', address: to },
      ...(sender.replyTo && { replyTo: { name: oneLine(sender.name), address: sender.replyTo } }),
      subject,
      text: letterText(letter, sender),
      html: letterHtml(letter, sender),
      attachments: (letter.files ?? []).map(({ name, content, type }) => ({
        filename: name,
        content,
        contentType: type,
      })),
      messageId: messageIdOf(`${key} ${resends}`, from.address),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${addressIn(unsubscribe.path, sender)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    await beforeTimeout(sending, sendMaxMs).catch((error: unknown) => {
      throw withoutSecrets(error, server.auth);
    });
  };
}

/** Loads the mail library for the first mail, so that it does not delay startup. */
async function openTransport({ tls, ...server }: Omit<MailServer, 'from'>, stepMs: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...server,
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    // A server on this machine rarely has a certificate for its name.
    ...(tls === 'if offered' && { tls: { rejectUnauthorized: false } }),
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The same for every attempt, so that mail programs can detect duplicates. */
const messageIdOf = (key: string, address: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${address.split('@')[1]}>`;

async function beforeTimeout(sending: Promise<unknown>, maxMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const late = Object.assign(new Error('The mail server takes too long.'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(late), maxMs);
  });
  try {
    await Promise.race([sending, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A server may repeat what it was told; with some providers, the user name is a secret, too. */
function withoutSecrets(error: unknown, auth: MailServer['auth']): unknown {
  const { response } = (error ?? {}) as { response?: unknown };
  if (!auth || typeof response !== 'string') return error;
  const { user, pass } = auth;
  const said = [pass, user, `\0${user}\0${pass}`].flatMap((text) => [
    text,
    Buffer.from(text).toString('base64'),
  ]);
  const safe = said.reduce(
    (text, secret) => (secret ? text.replaceAll(secret, '…') : text),
    response,
  );
  return Object.assign(new Error('The mail server refused it.'), error, { response: safe });
}
