import type { EnvValues } from './env-schema.ts';

const FIREBASE_KEYS = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const;
const GOOGLE = 'https://accounts.google.com';
const GOOGLE_KEYS = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;

/** Returns settings that are missing for the chosen accounts, and settings that belong to others. */
export function signInProblems(values: EnvValues): string[] {
  const missing = FIREBASE_KEYS.filter((key) => !values[key]);
  const none = missing.length === FIREBASE_KEYS.length && !values.FIREBASE_APP_ID;
  if (values.SIGN_IN !== 'firebase' && none) return [];
  if (values.SIGN_IN === 'own' || values.SIGN_IN === 'off') {
    return [
      `SIGN_IN: ${values.SIGN_IN} needs no Firebase project; remove FIREBASE_PROJECT_ID and the web keys, or set SIGN_IN=firebase`,
    ];
  }
  return missing.map((key) => `${key}: is required for a Firebase project`);
}

export function googleProblems(values: EnvValues): string[] {
  const missing = GOOGLE_KEYS.filter((key) => !values[key]);
  const [given] = GOOGLE_KEYS.filter((key) => values[key]);
  if (!given) return [];
  const signIn = values.SIGN_IN ?? (values.FIREBASE_PROJECT_ID ? 'firebase' : 'own');
  if (signIn === 'firebase') {
    return [`${given}: a Firebase project has its own; set up Google in the Firebase console`];
  }
  if (signIn === 'off') return [`${given}: is of no use without accounts (SIGN_IN=off)`];
  return missing.map((key) => `${key}: is required for ${given}`);
}

/** Returns where customer accounts are: in the shop, in a Firebase project, or nowhere. */
export function signInOf(values: EnvValues) {
  if (values.SIGN_IN === 'off') return 'off' as const;
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = values;
  const { FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_APP_ID: appId } = values;
  if (!projectId || !apiKey || !authDomain) return 'own' as const;
  return { projectId, apiKey, authDomain, ...(appId && { appId }) };
}

/**
 * Returns how customers of a shop with its own accounts sign in with Google. The stand-in verifies nothing, so it is
 * only available in shops that nobody but this computer can reach, and never in production.
 */
export function toGoogle(
  values: EnvValues,
  { listensBeyondLoopback }: { listensBeyondLoopback: boolean },
) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (signInOf(values) !== 'own') return undefined;
  if (clientId && clientSecret)
    return { clientId, clientSecret, issuer: values.GOOGLE_ISSUER ?? GOOGLE };
  const isOpen = values.NODE_ENV === 'production' || listensBeyondLoopback;
  return isOpen ? undefined : ('stand-in' as const);
}
