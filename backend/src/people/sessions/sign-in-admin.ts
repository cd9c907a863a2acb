import type {
  AdminSession,
  AdminSignInBody,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { coarseNetwork } from '../../platform/http/limits/network-of.ts';
import type { Shop } from '../../platform/shop.ts';
import { slidesIn, toSessionView } from '../admins/admin-profile.ts';
import { ADMINS, type StoredAdmin, usernameKey } from '../admins/admins.model.ts';
import { findByCredentials } from '../admins/find-admins.ts';
import type { createCheckAtSignIn } from '../second-factor/check-at-sign-in.ts';
import { rememberDevice } from '../second-factor/remembered-devices.ts';
import type { UsedCode } from '../second-factor/use-code.ts';
import { createSignInGuard } from '../sign-in/sign-in-guard.ts';
import type { SessionStore } from './admin-sessions.store.ts';

/** The network, a label of the browser, and the device token. */
export type SignInOrigin = { network: string; device: string; deviceToken: string | undefined };

/** `deviceToken` is to be stored in the browser, for this admin alone if it is remembered. */
export type SignedIn = {
  session: z.output<typeof AdminSession>;
  admin: StoredAdmin;
  deviceToken: string;
  remembered: boolean;
  /** Absent if no code was needed. */
  used?: UsedCode;
};

/** There are few admins and each hash is expensive, so the limits for strangers are low. */
const LIMITS = {
  name: ADMINS,
  freePerNetwork: 20,
  failuresPerMinute: 30,
  knownLane: 'known',
} as const;

type Deps = {
  sessions: SessionStore;
  checkSecondFactor: ReturnType<typeof createCheckAtSignIn>;
  now: () => Date;
};

/**
 * Signing in throws `wrong-credentials`, or `too-many-requests` after many of those. Only after the right password it
 * asks for a code, and throws as `createCheckAtSignIn`.
 */
export function createSignInAdmin({ sessions, checkSecondFactor, now }: Deps) {
  const guard = createSignInGuard({ ...LIMITS, now });
  const { devices } = guard;

  return async (
    body: z.output<typeof AdminSignInBody>,
    { network, device, deviceToken }: SignInOrigin,
    shop: Shop,
  ): Promise<SignedIn> => {
    const account = usernameKey(body.username);
    const passed = await guard.attempt(
      { account, network, device: deviceToken },
      async (caller) => {
        const admin = await findByCredentials(body, caller);
        if (!admin) return undefined;
        const isKnown = await devices.isKnown(account, deviceToken);
        const given = { code: body.code, device: deviceToken, isKnown };
        return { admin, used: await checkSecondFactor(admin, given) };
      },
    );
    if (!passed) {
      throw new AppError('wrong-credentials', {
        detail: 'The username or the password is wrong.',
      });
    }
    const { admin, used } = passed;
    const origin = { device, network: coarseNetwork(network) };
    const opened = await sessions.start(admin, origin, slidesIn(shop));
    const remembered = used !== undefined && body.rememberDevice === true;
    // Somebody else may know the token that a device already has.
    const token = await devices.remember(account, remembered ? undefined : deviceToken);
    if (remembered) await rememberDevice(admin, token, { ...origin, now: now() });
    const session = toSessionView(admin, opened, shop);
    return { session, admin, deviceToken: token, remembered, ...(used && { used }) };
  };
}
