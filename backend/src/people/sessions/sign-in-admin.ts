import type {
  AdminSession,
  AdminSignInBody,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { coarseNetwork } from '../../platform/http/limits/network-of.ts';
import type { Shop } from '../../platform/shop.ts';
import { slidesIn, toSessionView } from '../admins/admin-profile.ts';
import { ADMINS, usernameKey } from '../admins/admins.model.ts';
import { findByCredentials } from '../admins/find-admins.ts';
import { createSignInGuard } from '../sign-in/sign-in-guard.ts';
import type { SessionStore } from './admin-sessions.store.ts';

/** The network, a label of the browser, and the device token. */
export type SignInOrigin = { network: string; device: string; deviceToken: string | undefined };

/** `deviceToken` is to be stored in the browser. */
export type SignedIn = { session: z.output<typeof AdminSession>; deviceToken: string };

/** There are few admins and each hash is expensive, so the limits for strangers are low. */
const LIMITS = {
  name: ADMINS,
  freePerNetwork: 20,
  failuresPerMinute: 30,
  knownLane: 'known',
} as const;

/** Signing in throws `wrong-credentials`, or `too-many-requests` after many of those. */
export function createSignInAdmin(sessions: SessionStore, now: () => Date) {
  const guard = createSignInGuard({ ...LIMITS, now });

  return async (
    body: z.output<typeof AdminSignInBody>,
    { network, device, deviceToken }: SignInOrigin,
    shop: Shop,
  ): Promise<SignedIn> => {
    const account = usernameKey(body.username);
    const admin = await guard.attempt({ account, network, device: deviceToken }, (caller) =>
      findByCredentials(body, caller),
    );
    if (!admin) {
      throw new AppError('wrong-credentials', {
        detail: 'The username or the password is wrong.',
      });
    }
    const origin = { device, network: coarseNetwork(network) };
    const opened = await sessions.start(admin, origin, slidesIn(shop));
    const session = toSessionView(admin, opened, shop);
    return { session, deviceToken: await guard.devices.remember(account, deviceToken) };
  };
}
