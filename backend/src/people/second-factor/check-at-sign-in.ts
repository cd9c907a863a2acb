import { digestOf } from '../../platform/documents/digest-of.ts';
import { ADMINS, type StoredAdmin } from '../admins/admins.model.ts';
import { createFailureBackoff } from '../sign-in/failure-backoff.ts';
import { tellAdmin } from '../team/team-mails.ts';
import { isRemembered } from './remembered-devices.ts';
import { codeRequired, type UseCode, type UsedCode, wrongCode } from './use-code.ts';

/** Wrong codes for one admin, after the right password, before delays begin and the admin is told. */
const FREE = 5;

type Given = {
  code: string | undefined;
  /** The token of the device, and whether the admin has signed in on it before. */
  device: string | undefined;
  isKnown: boolean;
};

type Deps = {
  useCode: UseCode;
  now: () => Date;
  /** Whether there is a mail server. */
  sends: boolean;
};

/**
 * Returns the second step of a sign-in, after the right password. Returns the kind of code, if one was needed; throws
 * `second-factor-required` and `wrong-code`, and `too-many-requests` after many of those. Six digits are found by many
 * networks together, so wrong codes count per admin, wherever they come from; known devices count by themselves, so
 * that nobody locks their owner out.
 */
export function createCheckAtSignIn({ useCode, now, sends }: Deps) {
  const countWrong = createFailureBackoff({ name: `${ADMINS}-code`, free: FREE, now });

  return async (
    admin: StoredAdmin,
    { code, device, isKnown }: Given,
  ): Promise<UsedCode | undefined> => {
    if (!admin.secondFactor || (await isRemembered(admin, device, now()))) return undefined;
    if (code === undefined) throw codeRequired();
    const account = admin.usernameKey;
    const subject = isKnown && device ? digestOf(account, device) : account;
    const counted = await countWrong(subject, { account: digestOf(ADMINS, account) });
    const used = await useCode(admin, code).catch(async (error) => {
      await counted.refund();
      throw error;
    });
    if (!used) {
      if (counted.before === FREE - 1) await tellAdmin(admin, 'wrongCodes', { sends, now: now() });
      throw wrongCode();
    }
    await counted.forget();
    return used;
  };
}
