import type { Env } from '../config/env.ts';

type Facts = {
  env: Env;
  port: number;
  /** The first admin's sign-in, while its password is the one made for this installation. */
  admin: { username: string; password: string } | undefined;
  /** Books that this first start has put into the shop. */
  seeded: number;
  hasFrontend: boolean;
};

/** Addresses that mean every interface; nobody can open them in a browser. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** What the person who started the shop reads. */
export function welcome({ env, port, admin, seeded, hasFrontend }: Facts): string {
  const host = !env.host || EVERYWHERE.has(env.host) ? 'localhost' : env.host;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const signInAs = admin ? `  (user ${admin.username}, password ${admin.password})` : '';
  const database = env.mongodbUri ? 'the MongoDB at MONGODB_URI' : env.dataDir;
  const signIn = env.firebase
    ? `Firebase project ${env.firebase.projectId}`
    : 'Firebase emulator, ready in a few seconds';
  return [
    '',
    'The book store is open.',
    '',
    `  Shop       ${address}${hasFrontend ? '' : '  (API only: the front end is not built)'}`,
    `  Dashboard  ${address}/admin${signInAs}`,
    `  Data       ${database}${seeded ? `  (filled with ${seeded} books to try)` : ''}`,
    `  Sign-in    ${signIn}`,
    '',
    'Stop it with Ctrl-C.',
    '',
  ].join('\n');
}
