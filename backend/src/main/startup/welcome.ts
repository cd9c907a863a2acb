import { networkInterfaces } from 'node:os';
import type { Env } from '../../platform/config/env.ts';

type Facts = {
  env: Env;
  port: number;
  /** Present as long as the generated password is in use. */
  admin: { username: string; password: string } | undefined;
  /** The number of sample books added by this start. */
  seeded: number;
  hasFrontend: boolean;
};

/** Addresses that mean every interface; nobody can open them in a browser. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The message printed when the shop has started. */
export function welcome({ env, port, admin, seeded, hasFrontend }: Facts): string {
  const everywhere = !env.host || EVERYWHERE.has(env.host);
  const address = addressOf(everywhere || !env.host ? 'localhost' : env.host, port);
  const signInAs = admin ? `  (user ${admin.username}, password ${admin.password})` : '';
  const database = env.mongodbUri ? 'the MongoDB at MONGODB_URI' : env.dataDir;
  return [
    '',
    'The book store is open.',
    '',
    `  Shop       ${address}${hasFrontend ? '' : '  (API only: the front end is not built)'}`,
    `  Dashboard  ${address}/admin${signInAs}`,
    `  Data       ${database}${seeded ? `  (with ${seeded} sample books)` : ''}`,
    `  Sign-in    ${signInOf(env)}`,
    ...(env.production ? [] : [`  Network    ${whoReaches(env, everywhere, port)}`]),
    '',
    'Press Ctrl-C to stop it.',
    '',
  ].join('\n');
}

function signInOf({ signIn }: Env): string {
  if (signIn === 'off') return 'none: customers order without accounts';
  if (signIn === 'own') return "accounts of the shop's own";
  return `Firebase project ${signIn.projectId}`;
}

const addressOf = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function whoReaches({ listensBeyondLoopback }: Env, everywhere: boolean, port: number): string {
  if (!listensBeyondLoopback) {
    return 'only this computer can reach it; start it with HOST=0.0.0.0 to allow others';
  }
  const hosts = everywhere ? addressesInNetwork() : [];
  return hosts.length > 0
    ? `other computers can reach it at ${hosts.map((host) => addressOf(host, port)).join(', ')}`
    : 'other computers can reach it';
}

const addressesInNetwork = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
