import { networkInterfaces } from 'node:os';
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
  const everywhere = !env.host || EVERYWHERE.has(env.host);
  const address = addressOf(everywhere || !env.host ? 'localhost' : env.host, port);
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
    ...(env.production ? [] : [`  Network    ${whoReaches(env, everywhere, port)}`]),
    '',
    'Stop it with Ctrl-C.',
    '',
  ].join('\n');
}

const addressOf = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function whoReaches({ listensBeyondLoopback }: Env, everywhere: boolean, port: number): string {
  if (!listensBeyondLoopback) {
    return 'only this computer reaches it; start it with HOST=0.0.0.0 to let others in';
  }
  const hosts = everywhere ? addressesInNetwork() : [];
  return hosts.length > 0
    ? `other computers reach it at ${hosts.map((host) => addressOf(host, port)).join(', ')}`
    : 'other computers reach it';
}

const addressesInNetwork = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
