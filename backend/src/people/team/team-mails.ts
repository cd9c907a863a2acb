import type { Language } from '@book-store/contract/storefront';
import { Types } from 'mongoose';
import { completeBeforeSending } from '../../platform/mail/complete-letter.ts';
import type { NewLetter } from '../../platform/mail/letter.ts';
import { type NewMail, queueMail } from '../../platform/mail/queue-mail.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import type { StoredAdmin } from '../admins/admins.model.ts';
import type { AdminPurpose } from '../links/one-time-links.model.ts';
import { makeCode } from '../links/one-time-links.ts';
import { linkWith } from './admin-links.ts';
import { type TeamLetterTexts, teamEnglish } from './team-english.ts';
import { teamGerman } from './team-german.ts';

const TEXTS: Record<Language, TeamLetterTexts> = { en: teamEnglish, de: teamGerman };

const KINDS = {
  invitation: 'admin-invitation',
  password: 'admin-password',
  email: 'admin-email',
} as const satisfies Record<AdminPurpose, NewMail['kind']>;

type Sending = { sends: boolean; now: Date; ttlMs?: number };

/** Mails a link. Its code is added when it goes out, so that only its reader ever has it. */
export async function mailLink(
  given: { id: string; purpose: AdminPurpose; to: string; about: string },
  sending: Sending,
): Promise<void> {
  const { language } = currentShop();
  const { subject, first, button, closing } = TEXTS[language][given.purpose];
  const kind = KINDS[given.purpose];
  const letter: NewLetter = {
    language,
    heading: subject,
    paragraphs: [first(given.about)],
    button: { text: button, path: linkWith('') },
    closing: [closing],
  };
  await queueMail({ key: `${kind}:${given.id}`, kind, to: given.to, subject, letter }, sending);
}

export type Notice =
  | 'joined'
  | 'passwordChanged'
  | 'emailChanged'
  | 'roleChanged'
  | 'removed'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorReset'
  | 'recoveryCodesDrawn'
  | 'recoveryCodeUsed'
  | 'wrongCodes';

/** Tells an admin's address, if they have one, of a change of their access. */
export async function tellAdmin(
  { email, username }: Pick<StoredAdmin, 'email' | 'username'>,
  notice: Notice,
  sending: Sending,
): Promise<void> {
  if (!email) return;
  const { language } = currentShop();
  const { subject, first } = TEXTS[language][notice];
  const letter = { language, heading: subject, paragraphs: [first(username)] };
  const key = `admin-changed:${new Types.ObjectId()}`;
  await queueMail({ key, kind: 'admin-changed', to: email, subject, letter }, sending);
}

/** Adds the code to each mail with a link when it is sent. */
export function completeTeamMails(): void {
  for (const kind of Object.values(KINDS)) {
    completeBeforeSending(kind, async ({ key, letter }) => {
      const code = await makeCode(key.slice(key.indexOf(':') + 1), new Date());
      if (!code || !letter.button) return undefined;
      return { ...letter, button: { ...letter.button, path: linkWith(code) } };
    });
  }
}
