import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { API_TABLE, nameOf } from '../../testing/checks/api-table.ts';
import { backendDir, repositoryDir } from './directories.ts';
import { readEnv } from './env.ts';
import { EnvSchema } from './env-schema.ts';

const textOf = (file: string) => readFileSync(path.join(backendDir, 'deploy', file), 'utf8');
const packageOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(repositoryDir, folder, 'package.json'), 'utf8'));

type Service = {
  environment: Record<string, string>;
  read_only?: boolean;
  volumes: string[];
  networks: string[];
  stop_grace_period?: string;
};
const compose: { services: Record<string, Service>; volumes: object; networks: object } = parse(
  textOf('compose.yaml'),
  { merge: true },
);
const shops = Object.entries(compose.services).filter(([name]) => name.startsWith('shop-'));

/** What the owner has to write into the file .env. */
const OWN = {
  DOMAIN: 'shop.example',
  JWT_SECRET: 'bnVj6tW0hQ2xZr8LpYd4sKfA9mEoTi3c',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'nine-lives-of-Oscar',
};
const FIREBASE = {
  SIGN_IN: 'firebase',
  FIREBASE_PROJECT_ID: 'a-shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'a-shop.firebaseapp.com',
};
const OWN_ACCOUNTS = {
  SIGN_IN: 'own',
  SMTP_URL: 'smtp://user:password@mail.example:587',
  MAIL_FROM: 'shop@shop.example',
};
const filledIn = (text: string, values: Record<string, string>) =>
  text.replace(
    /\$\{(\w+)(?::(.)([^}]*))?\}/g,
    (_all, name: string, sign, text) => values[name] ?? (sign === '-' ? text : ''),
  );

describe('the compose file', () => {
  it.each([
    ['in a Firebase project', FIREBASE, { projectId: 'a-shop' }],
    ["of the shop's own", OWN_ACCOUNTS, 'own'],
    ['nowhere', { SIGN_IN: 'off' }, 'off'],
  ])('starts three servers with accounts %s', (_where, accounts, signIn) => {
    expect(shops).toHaveLength(3);
    const values = { ...OWN, ...accounts };
    for (const [, { environment }] of shops) {
      const settings = Object.entries(environment).map(([name, text]) => [
        name,
        filledIn(text, values),
      ]);
      expect(Object.keys(EnvSchema.shape)).toEqual(
        expect.arrayContaining(Object.keys(environment)),
      );
      const env = readEnv({ NODE_ENV: 'production', ...Object.fromEntries(settings) });
      expect(env).toMatchObject({ publicUrl: 'https://shop.example', trustProxy: 1, signIn });
    }
  });

  it('hands on every setting of the shop but those that it or the image decides', () => {
    const [, ofImage = ''] = /^ENV (.*)$/m.exec(textOf('Dockerfile')) ?? [];
    const decided = ['PUBLIC_URL', 'MONGODB_URI', 'HOST', 'BACKUP_DIR', 'TRUST_PROXY'];
    const handedOn = Object.keys(EnvSchema.shape).filter(
      (name) => !decided.includes(name) && !new RegExp(`\\b${name}=`).test(ofImage),
    );
    expect(handedOn).toContain('STRIPE_SECRET_KEY');
    for (const [, { environment }] of shops) {
      const own = handedOn.filter((name) => environment[name]?.startsWith(`\${${name}:`));
      expect(own).toEqual(handedOn);
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(decided));
    }
  });

  it('gives each server a folder of its own and one for backups, and nothing else to write to', () => {
    const folders = shops.map(([, { volumes }]) => volumes.find((one) => one.endsWith(':/data')));
    expect(new Set(folders).size).toBe(3);
    for (const [, { environment, volumes }] of shops) {
      expect(volumes).toEqual([expect.anything(), `backups:${environment.BACKUP_DIR}`]);
    }
    expect(shops.every(([, service]) => service.read_only)).toBe(true);
  });

  it('kills neither a server nor a database that is stopping in order', () => {
    const seconds = (name: string) =>
      Number.parseInt(compose.services[name]?.stop_grace_period ?? '10', 10);
    // A server ends within ten seconds; a primary hands over, and then waits for fifteen.
    for (const [name] of shops) expect(seconds(name)).toBeGreaterThan(10);
    for (const number of [1, 2, 3]) expect(seconds(`mongo-${number}`)).toBeGreaterThan(30);
  });

  it('has Caddy find out that a server is stopping before it refuses connections', () => {
    const option = (name: string) =>
      Number.parseInt(new RegExp(`${name} (\\d+)`).exec(textOf('Caddyfile'))?.[1] ?? '', 10);
    const DRAIN_SECONDS = 3;
    expect(option('health_interval') * option('health_fails')).toBeLessThan(DRAIN_SECONDS);
    expect(API_TABLE.map(nameOf)).toContain('GET /api/ready');
    expect(textOf('Caddyfile')).toContain('health_uri /api/ready\n');
    expect(textOf('Dockerfile')).toContain("+ '/api/ready'");
  });

  it('names every volume and network that a service uses', () => {
    for (const { volumes = [], networks } of Object.values(compose.services)) {
      const named = volumes.map((one) => one.split(':')[0]).filter((one) => !one?.startsWith('.'));
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks));
    }
  });

  it('has Caddy send requests to these servers, and the replica set be made of its databases', () => {
    const upstreams = /reverse_proxy (.*) \{/.exec(textOf('Caddyfile'))?.[1]?.split(' ');
    expect(upstreams).toEqual(shops.map(([name]) => `${name}:5000`));
    const hosts = Object.keys(compose.services).filter((name) => /^mongo-\d$/.test(name));
    const uri = compose.services['shop-1']?.environment.MONGODB_URI;
    expect(uri).toContain(hosts.map((name) => `${name}:27017`).join(','));
  });
});

describe('the image', () => {
  const dockerfile = textOf('Dockerfile');
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, files = '']) => files.split(' '),
  );

  it('is made of files that exist, the package.json of every workspace among them', () => {
    const { workspaces } = packageOf('.') as { workspaces: string[] };
    expect(sources).toEqual(
      expect.arrayContaining(workspaces.map((folder) => `${folder}/package.json`)),
    );
    for (const source of sources) expect(existsSync(path.join(repositoryDir, source))).toBe(true);
  });

  it('has the built files of every workspace, and those that the server reads from the sources', () => {
    const { workspaces } = packageOf('.') as { workspaces: string[] };
    for (const folder of workspaces) expect(dockerfile).toContain(` ${folder}/dist\n`);
    expect(sources).toEqual(
      expect.arrayContaining([
        'backend/src/reports/shop-setup/seed-data',
        'backend/src/platform/http/api-docs/browser',
      ]),
    );
  });

  it('does not run as root', () => {
    expect(dockerfile.split('\nFROM ').at(-1)).toContain('USER nonroot');
  });
});
