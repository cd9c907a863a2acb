import type {
  MailServerView,
  TestedMailServer,
} from '@book-store/contract/messages/mails/mails.schemas';
import { Types } from 'mongoose';
import { findAdmin } from '../../people/admins/find-admins.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import { mailProblem } from '../../platform/mail/mail-problem.ts';
import { createMailer, type MailServer } from '../../platform/mail/mailer.ts';
import type { Shop } from '../../platform/shop.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { toSender } from '../letters/to-sender.ts';

/** The owner waits for it, so that it ends earlier than a mail of the queue. */
const PATIENCE = { stepMs: 10_000, sendMaxMs: 20_000 };

/** Without user name and password: with some providers, both are secret. */
export async function viewMailServer(
  caller: Admin,
  shop: Shop,
  mail: MailServer | undefined,
): Promise<MailServerView> {
  const to = await ownAddress(caller, shop);
  if (!mail) return { to };
  const { host, port, secure, tls, auth, from } = mail;
  return {
    to,
    server: {
      host,
      port,
      encryption: secure ? 'always' : tls === 'if offered' ? 'if-offered' : tls,
      signsIn: auth !== undefined,
      from: from.address,
    },
  };
}

type Deps = { shop: Shop; mail: MailServer | undefined; publicUrl: string };

/** Sends a mail to the owner at once, past the queue, and returns why that failed. */
export async function testMailServer(
  caller: Admin,
  { shop, mail, publicUrl }: Deps,
  patience = PATIENCE,
): Promise<TestedMailServer> {
  if (!mail) throw conflict('The shop has no mail server: set SMTP_URL.', 'no-mail-server');
  const to = await ownAddress(caller, shop);
  if (!to) {
    throw conflict(
      'Enter your email address under Settings, Security first, or that of the shop in its settings.',
      'no-own-address',
    );
  }
  const { subject, heading, first } = letterTextsOf(shop).owner.mailServerTest;
  const test = {
    key: `mail-server-test:${new Types.ObjectId()}`,
    to,
    subject,
    letter: { language: shop.language, heading, paragraphs: [first] },
    resends: 0,
  };
  try {
    await createMailer(mail, patience)(test, toSender(shop, publicUrl));
    return { to };
  } catch (error) {
    const { code, reply } = mailProblem(error);
    return { to, problem: { code, ...(reply && { reply }) } };
  }
}

const ownAddress = async ({ id }: Admin, { settings }: Shop): Promise<string | undefined> =>
  (await findAdmin(id)).email ?? settings.identity.email;
