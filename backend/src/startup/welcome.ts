import type { Env } from '../config/env.ts';

type Facts = {
  env: Env;
  port: number;
  /** Shown only where it was made for this installation and never chosen by a person. */
  adminPassword: string | undefined;
  /** Books that this first start has put into the shop. */
  seeded: number;
  hasFrontend: boolean;
};

/** What the person who started the shop reads. */
export function welcome({ env, port, adminPassword, seeded, hasFrontend }: Facts): string {
  const address = `http://${env.host ?? 'localhost'}:${port}`;
  const password = adminPassword ?? '(as set in ADMIN_PASSWORD)';
  const database = env.mongodbUri ? 'the MongoDB at MONGODB_URI' : env.dataDir;
  const signIn = env.firebase
    ? `Firebase project ${env.firebase.projectId}`
    : 'Firebase emulator, ready in a few seconds';
  return [
    '',
    'The book store is open.',
    '',
    `  Shop       ${address}${hasFrontend ? '' : '  (API only: the front end is not built)'}`,
    `  Dashboard  ${address}/admin  (user ${env.adminUsername}, password ${password})`,
    `  Data       ${database}${seeded ? `  (filled with ${seeded} books to try)` : ''}`,
    `  Sign-in    ${signIn}`,
    '',
    'Stop it with Ctrl-C.',
    '',
  ].join('\n');
}
