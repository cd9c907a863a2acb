import { TOTP } from 'otpauth';
import { TEST_JWT_SECRET } from '../../testing/app/sign-in.ts';
import { AdminAccount } from '../admins/admins.model.ts';
import { byName } from '../admins/find-admins.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';
import { createSecretBox } from './secret-box.ts';
import { newSecret } from './totp.ts';

/** Returns the code that an app shows. */
export const codeOf = (secret: string, now = new Date()): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() });

/** Gives an admin a second factor. Returns its secret and recovery codes. */
export async function withSecondFactor(username: string) {
  const secret = newSecret();
  const { codes, digests } = drawRecoveryCodes();
  const secondFactor = {
    secret: await createSecretBox([TEST_JWT_SECRET]).seal(secret),
    since: new Date(),
    lastStep: 0,
    recoveryCodes: digests,
  };
  await AdminAccount.updateOne(byName(username), { $set: { secondFactor } });
  return { secret, recoveryCodes: codes };
}
