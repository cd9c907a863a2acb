import type { MailEncryption } from '@book-store/contract/messages/mails/mails.schemas';
import type { SendingProblem } from '@book-store/contract/platform/mail/mail-problems';
import { area } from '../../lib/wording/storefront-texts.ts';

const encryptions: Readonly<Record<MailEncryption, string>> = {
  always: 'from the start (TLS)',
  required: 'required (STARTTLS)',
  'if-offered': 'if the server offers it, as it is on this machine',
  off: 'none: SMTP_URL ends with ?tls=off',
};

const next: Readonly<Record<SendingProblem, string>> = {
  'wrong-credentials':
    'Check user name and password in SMTP_URL. Some providers want a password of its own for programs. Special characters are percent-encoded, such as %40 for @.',
  'no-encryption':
    'Check the port in SMTP_URL: smtp:// with 587 begins in the open and then encrypts, smtps:// with 465 is encrypted from the start.',
  'bad-certificate':
    'Write the host in SMTP_URL as your mail provider names it, not as an IP address or an alias. If the server is your own, renew its certificate.',
  'no-answer':
    'Check host and port in SMTP_URL. Many hosting providers block ports for mail: ask yours to open it, or try 587 instead of 25 or 465.',
  'refused-sender':
    'Set MAIL_FROM to an address that this account may send from: usually its own address, or one that you have confirmed with the provider.',
  refused:
    'Check that the address of the test exists, and that MAIL_FROM is an address that this account may send from.',
  later: 'Wait some minutes and test again: the shop does the same with its mails.',
  'invalid-address': 'Check the address of the test, and MAIL_FROM.',
  'unknown-host': 'Check the host in SMTP_URL for typing errors.',
  'connection-refused':
    'Check host and port in SMTP_URL, and that the mail server is running. Usual ports are 587 and 465.',
  unreachable: 'Check host and port in SMTP_URL, and that this machine has internet access.',
  failed: 'Test again in some minutes. If it stays so, the log of the shop says more.',
};

/** Of the mail server's card; for owners. */
export const mailServerTexts = area('dashboard/messages/mail-server', {
  title: 'Mail server',
  at: ({ host, port }: { host: string; port: number }): string => `${host}, port ${port}`,
  none: 'none yet',
  failed: 'The mail server could not be loaded.',
  facts: {
    host: 'Host',
    port: 'Port',
    encryption: 'Encryption',
    signsIn: 'Signs in',
    from: 'Sender',
  },
  encryptions,
  withPassword: 'with user name and password',
  withoutPassword: 'without a password',
  where: 'This comes from SMTP_URL and MAIL_FROM, which are set where the shop is started.',
  set: 'To send mail, set these two where the shop is started (in the file .env, or in the environment of its service). Your mail provider tells you host, port, user name and password.',
  example: 'SMTP_URL=smtp://user:password@smtp.example.com:587\nMAIL_FROM=shop@example.com',
  thenRestart: 'Restart the shop afterwards, and test the mail server here.',
  noAddress:
    'To test it, enter your email address under Settings, Security, or that of the shop in its settings.',
  test: (to: string): string => `Send a test to ${to}`,
  testing: 'Sending a test…',
  sent: (to: string): string =>
    `The mail server has accepted the test for ${to}. If it does not arrive within some minutes, look into the folder for spam.`,
  next,
});
