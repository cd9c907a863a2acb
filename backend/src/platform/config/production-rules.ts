import { type EnvValues, SIGN_IN_CHOICE } from './env-schema.ts';
import { passwordProblem } from './password-rule.ts';

/**
 * Returns why the settings are unsafe for production, such as a missing secret. Production never generates secrets,
 * so that every instance has the same ones.
 */
export function productionProblems(values: EnvValues): string[] {
  if (values.NODE_ENV !== 'production') return [];
  return [
    ...(values.PUBLIC_URL ? [] : ['PUBLIC_URL: must be set in production']),
    ...(['JWT_SECRET', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'] as const)
      .filter((name) => !values[name])
      .map((name) => `${name}: must be set in production`),
    ...accountProblems(values),
    ...(values.STRIPE_API_URL
      ? ['STRIPE_API_URL: is for trying the shop without Stripe, and must not be set in production']
      : []),
    ...(values.GOOGLE_ISSUER
      ? ['GOOGLE_ISSUER: is for trying the shop without Google, and must not be set in production']
      : []),
    ...(values.TRUST_PROXY === 'true'
      ? [
          'TRUST_PROXY: true trusts any address that a client sends; set the number of proxies or their addresses',
        ]
      : []),
    ...(values.FIREBASE_PROJECT_ID?.startsWith('demo-')
      ? ["FIREBASE_PROJECT_ID: demo- projects exist only in Firebase's emulator"]
      : []),
  ];
}

/** Passwords and tokens need an encrypted connection, and codes for a new password need mail. */
function accountProblems(values: EnvValues): string[] {
  const signIn = values.SIGN_IN ?? (values.FIREBASE_PROJECT_ID && 'firebase');
  if (!signIn) return [`SIGN_IN: must be set in production: ${SIGN_IN_CHOICE}`];
  if (signIn !== 'own') return [];
  return [
    ...(values.PUBLIC_URL?.startsWith('http:')
      ? ["PUBLIC_URL: must begin with https:// for accounts of the shop's own (SIGN_IN=own)"]
      : []),
    ...(values.SMTP_URL
      ? []
      : ["SMTP_URL: must be set in production for accounts of the shop's own (SIGN_IN=own)"]),
  ];
}

const SECRET_MIN = 32;
const DIFFERENT_MIN = 8;
const GUESSABLE = /secret|change.?me|password|example|default|123456|qwerty/i;

/** Returns weak secrets. The same minimum applies in every mode. */
export function secretProblems({
  JWT_SECRET,
  ADMIN_USERNAME,
  ADMIN_PASSWORD,
  METRICS_TOKEN,
}: EnvValues) {
  const weakness = ADMIN_PASSWORD && passwordProblem(ADMIN_PASSWORD, ADMIN_USERNAME ?? '');
  return [
    ...(JWT_SECRET ?? []).flatMap((key) => keyProblems('JWT_SECRET', key)),
    ...(METRICS_TOKEN ? keyProblems('METRICS_TOKEN', METRICS_TOKEN) : []),
    ...(weakness ? [`ADMIN_PASSWORD: ${weakness}`] : []),
  ];
}

function keyProblems(name: string, key: string): string[] {
  if (key.length < SECRET_MIN) return [`${name}: needs at least ${SECRET_MIN} characters`];
  const isWeak = GUESSABLE.test(key) || new Set(key).size < DIFFERENT_MIN;
  return isWeak ? [`${name}: is easy to guess; create one with "openssl rand -base64 48"`] : [];
}
