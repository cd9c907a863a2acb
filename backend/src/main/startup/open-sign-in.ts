import { takeOverFormerAccounts } from '../../orders/guests/take-over-former-accounts.ts';
import { createClientLimits } from '../../people/accounts/client-limits.ts';
import { googleCredentials } from '../../people/google-sign-in/google-credential.ts';
import { createSignIn, type SignIn } from '../../people/sign-in/create-sign-in.ts';
import type { Env } from '../../platform/config/env.ts';
import type { Secrets } from '../../platform/config/secrets.ts';

type Deps = { log: { warn(message: string): void }; secrets: Secrets };

export function openSignIn(env: Env, { log, secrets }: Deps): SignIn {
  if (env.signIn !== 'own') return createSignIn({ where: env.signIn });
  const now = () => new Date();
  return createSignIn({
    where: 'own',
    google: env.google && (env.google === 'stand-in' ? 'stand-in' : 'oauth'),
    jwtSecrets: secrets.jwtSecrets,
    now,
    limits: createClientLimits(now),
    mailing: {
      sends: env.mail !== undefined,
      keepsCodes: !env.production && !env.listensBeyondLoopback,
    },
    readGoogle: googleCredentials(env.google, now),
    onProved: takeOverFormerAccounts,
    log,
  });
}
