import type { EnvValues } from './env.ts';

/**
 * What keeps a production start from being safe: a missing secret, no real sign-in. In
 * production nothing is generated, so that every copy of the server has the same secrets.
 */
export function productionProblems(values: EnvValues): string[] {
  if (values.NODE_ENV !== 'production') return [];
  return [
    ...(values.PUBLIC_URL ? [] : ['PUBLIC_URL: must be set in production']),
    ...(['JWT_SECRET', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'] as const)
      .filter((name) => !values[name])
      .map((name) => `${name}: must be set in production`),
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
