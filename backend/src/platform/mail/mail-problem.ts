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
  const reply =
    typeof response === 'string' ? ` It replied: ${oneLine(response).slice(0, RESPONSE_MAX)}` : '';
  const fails = (sentence: string, server = true, final = false) => ({
    sentence: `${sentence}${reply}`,
    server,
    final,
  });
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return fails('The mail server did not accept the user name and password of SMTP_URL.');
  }
  if (code === 'ETLS') return fails('The mail server offers no valid encryption.');
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT') {
    return fails('The mail server did not answer in time.');
  }
  if (typeof responseCode === 'number') {
    const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
    if (responseCode >= 500 && isOfMail) return fails('The mail server refused it.', false, true);
    return fails('The mail server asked to try again later.', !isOfMail);
  }
  if (code === 'EENVELOPE') return fails('The address is not valid.', false, true);
  if (UNREACHABLE.has(String(code))) return fails('The mail server could not be reached.');
  return fails('The mail could not be sent.', false);
}
