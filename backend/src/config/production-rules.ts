import type { EnvValues } from './env.ts';

const SECRET_MIN = 32;
const PASSWORD_MIN = 12;
const GUESSABLE = /secret|change.?me|password|example|default|123456|qwerty/i;

/**
 * What keeps a production start from being safe: a missing or weak secret, no real sign-in. In
 * production nothing is generated, so that every copy of the server has the same secrets.
 */
export function productionProblems(values: EnvValues): string[] {
  if (values.NODE_ENV !== 'production') return [];
  return [
    ...(values.PUBLIC_URL ? [] : ['PUBLIC_URL: must be set in production']),
    ...(values.JWT_SECRET ?? [undefined]).flatMap((key) =>
      secretProblems('JWT_SECRET', key, SECRET_MIN),
    ),
    ...(values.ADMIN_USERNAME ? [] : ['ADMIN_USERNAME: must be set in production']),
    ...secretProblems('ADMIN_PASSWORD', values.ADMIN_PASSWORD, PASSWORD_MIN),
    ...(values.FIREBASE_PROJECT_ID
      ? []
      : [
          'FIREBASE_PROJECT_ID and the web keys: must be set in production, the sign-in emulator is for trying only',
        ]),
    ...(values.TRUST_PROXY === 'true'
      ? [
          'TRUST_PROXY: true believes any address that a caller makes up; give the number of proxies, or their addresses',
        ]
      : []),
    ...(values.FIREBASE_PROJECT_ID?.startsWith('demo-')
      ? ['FIREBASE_PROJECT_ID: a demo- project exists in the emulator only']
      : []),
  ];
}

function secretProblems(name: string, value: string | undefined, least: number): string[] {
  if (!value) return [`${name}: must be set in production`];
  if (value.length < least) return [`${name}: needs at least ${least} characters`];
  const isWeak = GUESSABLE.test(value) || new Set(value).size < 8;
  return isWeak ? [`${name}: is easy to guess; make one with "openssl rand -base64 48"`] : [];
}
