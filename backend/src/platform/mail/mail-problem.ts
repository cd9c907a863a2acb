import {
  type MailProblemCode,
  mailProblemText,
} from '@book-store/contract/platform/mail/mail-problems';
import { oneLine } from './one-line.ts';

/** Why a mail could not be sent. */
export type MailProblem = {
  /** For the owner, with the mail server's reply. */
  sentence: string;
  /** Whether a retry is pointless. */
  final: boolean;
  /** Whether other mails would fail as well. */
  server: boolean;
};

type SmtpError = { code?: unknown; responseCode?: unknown; response?: unknown; command?: unknown };

const RESPONSE_MAX = 200;

const UNREACHABLE = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'EPROXY']);

/** Classifies an error of the mail server. */
export function mailProblem(error: unknown): MailProblem {
  const { code, responseCode, response } = (error ?? {}) as SmtpError;
  const reply = typeof response === 'string' ? oneLine(response).slice(0, RESPONSE_MAX) : undefined;
  const fails = (problem: MailProblemCode, server = true, final = false) => ({
    sentence: mailProblemText(problem, reply),
    server,
    final,
  });
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return fails('wrong-credentials');
  }
  if (code === 'ETLS') return fails('no-encryption');
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT') {
    return fails('no-answer');
  }
  if (typeof responseCode === 'number') {
    const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
    if (responseCode >= 500 && isOfMail) return fails('refused', false, true);
    return fails('later', !isOfMail);
  }
  if (code === 'EENVELOPE') return fails('invalid-address', false, true);
  if (UNREACHABLE.has(String(code))) return fails('unreachable');
  return fails('failed', false);
}
