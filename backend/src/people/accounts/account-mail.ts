import { Types } from 'mongoose';
import { completeBeforeSending } from '../../platform/mail/complete-letter.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { StoredMail } from '../../platform/mail/mails.model.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import type { AccountPurpose } from '../links/one-time-links.model.ts';
import { makeCode, storeLink } from '../links/one-time-links.ts';
import { CODE_MS } from './account-codes.ts';
import type { StoredAccount } from './accounts.model.ts';
import {
  addressChangedMail,
  addressInUseMail,
  addressRemovedMail,
  LINK_KINDS,
  linkMail,
  passwordChangedMail,
  requestIdOf,
  withCode,
} from './letters/account-mails.ts';

export type AccountMailing = {
  /** Whether there is a mail server; without one, mails are stored for the owner to read. */
  sends: boolean;
  /** Whether stored mails include their codes: only if nobody but the owner can reach the shop. */
  keepsCodes: boolean;
};

export type AccountMail = ReturnType<typeof createAccountMail>;

export function createAccountMail({ sends, keepsCodes }: AccountMailing, now: () => Date) {
  /** Anybody can register any address, and have mails sent there. */
  const limitFor = (isProved: boolean) => (isProved ? {} : { limit: 'other' as const });

  return {
    async sendLink(account: StoredAccount, purpose: AccountPurpose, to: string): Promise<void> {
      const at = now();
      const isProved = account.emailVerified && purpose !== 'VERIFY_AND_CHANGE_EMAIL';
      // As long as the limit of a day: whoever reads the mails always has a valid link, however many strangers ask.
      const lastsADay = purpose === 'PASSWORD_RESET' && !isProved;
      const validMs = lastsADay ? DAY_MS : CODE_MS;
      const { _id, version } = account;
      const expiresAt = new Date(at.getTime() + validMs);
      const id = await storeLink({ purpose, account: _id, version, email: to, expiresAt });
      const mail = linkMail({ id, purpose, to, lastsADay }, currentShop().language);
      const code = keepsCodes && !sends ? await makeCode(id, at) : undefined;
      const letter = code ? withCode(mail.letter, code) : mail.letter;
      const limit = lastsADay ? ({ limit: 'reset' } as const) : limitFor(isProved);
      await queueMail({ ...mail, letter, ...limit }, { sends, now: at, ttlMs: validMs });
    },

    async tellOfPassword(account: StoredAccount): Promise<void> {
      const id = new Types.ObjectId().toString();
      const mail = passwordChangedMail(id, account.email, currentShop().language);
      await queueMail({ ...mail, ...limitFor(account.emailVerified) }, { sends, now: now() });
    },

    /** Tells an address's owner that another account tried to use it; anybody can trigger this mail. */
    async tellOfUse(email: string): Promise<void> {
      const id = new Types.ObjectId().toString();
      const mail = addressInUseMail(id, email, currentShop().language);
      await queueMail({ ...mail, limit: 'other' }, { sends, now: now() });
    },

    /** Tells the former address of an account that it was replaced, and whether it can recover the account. */
    async tellFormerAddress(
      before: StoredAccount,
      { canReturn }: { canReturn: boolean },
    ): Promise<void> {
      const id = new Types.ObjectId().toString();
      const toMail = canReturn ? addressChangedMail : addressRemovedMail;
      const mail = toMail(id, before.email, currentShop().language);
      await queueMail({ ...mail, ...limitFor(before.emailVerified) }, { sends, now: now() });
    },
  };
}

/** Adds the code to each mail with a link when it is sent. */
export function completeAccountMails(): void {
  for (const kind of LINK_KINDS) completeBeforeSending(kind, completeLinkMail);
}

async function completeLinkMail(mail: StoredMail): Promise<Letter | undefined> {
  const code = await makeCode(requestIdOf(mail), new Date());
  return code ? withCode(mail.letter, code) : undefined;
}
