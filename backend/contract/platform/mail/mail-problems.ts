/** Why a mail was not sent, by its code: the beginning of its `lastError`. */
export const MAIL_PROBLEMS = {
  'wrong-credentials': 'The mail server did not accept the user name and password of SMTP_URL.',
  'no-encryption': 'The mail server offers no valid encryption.',
  'bad-certificate': 'The certificate of the mail server is not valid for its name.',
  'no-answer': 'The mail server did not answer in time.',
  'refused-sender': 'The mail server refused the sender in MAIL_FROM.',
  refused: 'The mail server refused it.',
  later: 'The mail server asked to try again later.',
  'invalid-address': 'The address is not valid.',
  'unknown-host': 'No mail server was found under the name in SMTP_URL.',
  'connection-refused': 'Nothing accepts mail at the host and port of SMTP_URL.',
  unreachable: 'The mail server could not be reached.',
  failed: 'The mail could not be sent.',
  expired: 'Expired before it could be sent.',
  deferred: 'Put off: this address has had enough mails for a day, and nobody has confirmed it.',
  'too-many':
    'Not sent: for days, this address has had more mails than go to one that nobody has confirmed.',
  restored: 'The shop was restored from a backup, and this mail may have been sent since then.',
  outdated: 'Not sent: a newer mail about the order has taken its place.',
} as const;
export type MailProblemCode = keyof typeof MAIL_PROBLEMS;

/** What an attempt to send a mail can end in. */
export const SENDING_PROBLEMS = [
  'wrong-credentials',
  'no-encryption',
  'bad-certificate',
  'no-answer',
  'refused-sender',
  'refused',
  'later',
  'invalid-address',
  'unknown-host',
  'connection-refused',
  'unreachable',
  'failed',
] as const satisfies readonly MailProblemCode[];
export type SendingProblem = (typeof SENDING_PROBLEMS)[number];

const CODES = Object.keys(MAIL_PROBLEMS) as MailProblemCode[];
const REPLIED = ' It replied: ';

/** Returns a problem in one sentence, with the mail server's reply. */
export const mailProblemText = (code: MailProblemCode, reply?: string): string =>
  reply ? `${MAIL_PROBLEMS[code]}${REPLIED}${reply}` : MAIL_PROBLEMS[code];

/** Returns the code and the reply in such a text; undefined if it is another one. */
export function readMailProblem(
  text: string,
): { code: MailProblemCode; reply?: string } | undefined {
  const code = CODES.find((one) => text.startsWith(MAIL_PROBLEMS[one]));
  if (!code) return undefined;
  const [, reply] = text.split(REPLIED);
  return { code, ...(reply && { reply }) };
}
