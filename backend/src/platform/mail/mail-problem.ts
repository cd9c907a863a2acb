import {
  mailProblemText,
  type SendingProblem,
} from '@book-store/contract/platform/mail/mail-problems';
import { oneLine } from './one-line.ts';

/** Why a mail could not be sent. */
export type MailProblem = {
  code: SendingProblem;
  /** The mail server's reply. */
  reply: string | undefined;
  /** Both for the owner, in one sentence. */
  sentence: string;
  /** Whether a retry is pointless. */
  final: boolean;
  /** Whether other mails would fail as well. */
  server: boolean;
};

type SmtpError = {
  code?: unknown;
  /** The system's code, where nodemailer has replaced it by its own. */
  originalCode?: unknown;
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
};

const RESPONSE_MAX = 200;

const UNREACHABLE = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'EPROXY']);

/** As OpenSSL and Node name what is wrong with a certificate. */
const CERTIFICATE =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA)/;
const ENCRYPTION = /^(ERR_SSL_|ERR_TLS_|EPROTO)/;

/** Classifies an error of the mail server. */
export function mailProblem(error: unknown): MailProblem {
  const { code, originalCode, responseCode, response, command } = (error ?? {}) as SmtpError;
  const reply = typeof response === 'string' ? oneLine(response).slice(0, RESPONSE_MAX) : undefined;
  const fails = (problem: SendingProblem, server = true, final = false): MailProblem => ({
    code: problem,
    reply,
    sentence: mailProblemText(problem, reply),
    server,
    final,
  });
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return fails('wrong-credentials');
  }
  if (CERTIFICATE.test(String(originalCode))) return fails('bad-certificate');
  if (code === 'ETLS' || ENCRYPTION.test(String(originalCode))) return fails('no-encryption');
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT' || originalCode === 'ETIMEDOUT') {
    return fails('no-answer');
  }
  if (typeof responseCode === 'number') {
    const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
    // The same sender stands in every mail.
    if (responseCode >= 500 && command === 'MAIL FROM') return fails('refused-sender');
    if (responseCode >= 500 && isOfMail) return fails('refused', false, true);
    return fails('later', !isOfMail);
  }
  if (code === 'EENVELOPE') return fails('invalid-address', false, true);
  if (code === 'EDNS') return fails('unknown-host');
  if (originalCode === 'ECONNREFUSED') return fails('connection-refused');
  if (UNREACHABLE.has(String(code))) return fails('unreachable');
  return fails('failed', false);
}
