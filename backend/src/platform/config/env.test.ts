import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryDir } from './directories.ts';
import { BadEnv, readEnv } from './env.ts';
import { EnvSchema } from './env-schema.ts';

const STRONG = 'bnVj6tW0hQ2xZr8LpYd4sKfA9mEoTi3c';
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: STRONG,
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'nine-lives-of-Oscar',
  FIREBASE_PROJECT_ID: 'my-shop',
  FIREBASE_API_KEY: 'AIzaKey',
  FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
  PUBLIC_URL: 'https://shop.example',
};

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof BadEnv) return error.problems;
    throw error;
  }
  return [];
}
const namesOf = (problems: readonly string[]) =>
  problems.map((problem) => problem.split(/[ :]/)[0]);

describe('readEnv', () => {
  it('uses development defaults when nothing is set', () => {
    expect(readEnv({})).toMatchObject({
      production: false,
      port: 5000,
      dataDir: path.join(repositoryDir, '.data'),
      mongodbUri: undefined,
      signIn: 'own',
      trustProxy: false,
      corsOrigins: [],
      logLevel: 'warn',
    });
  });

  it('treats empty values, as in the example file, as absent', () => {
    expect(readEnv({ PORT: '', HOST: ' ', MONGODB_URI: '' })).toEqual(readEnv({}));
  });

  it.each([
    [{}, 'localhost', false],
    [{ HOST: '127.0.0.1' }, '127.0.0.1', false],
    [{ HOST: '::1' }, '::1', false],
    [{ HOST: ' 0.0.0.0 ' }, '0.0.0.0', true],
    [{ HOST: '127.0.0.1.example' }, '127.0.0.1.example', true],
    [production, undefined, true],
    [{ ...production, HOST: '127.0.0.1' }, '127.0.0.1', false],
  ])('with %o listens on %s, beyond this computer: %s', (source, host, listensBeyondLoopback) => {
    expect(readEnv(source)).toMatchObject({ host, listensBeyondLoopback });
  });

  it('reports all problems at once', () => {
    const problems = problemsOf({ PORT: 'http', MONGODB_URI: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(namesOf(problems)).toEqual(['PORT', 'MONGODB_URI', 'LOG_LEVEL']);
  });

  it('reports a malformed setting together with what production requires', () => {
    const problems = problemsOf({ ...production, PORT: 'http', JWT_SECRET: 'short' });
    expect(namesOf(problems)).toEqual(['PORT', 'JWT_SECRET']);
  });

  it.each([
    ['?readPreference=secondaryPreferred', ['MONGODB_URI']],
    ['?w=majority&readpreference=nearest', ['MONGODB_URI']],
    ['?readPreference=primary', []],
    ['?replicaSet=rs0', []],
  ])('with a MongoDB at …%s has the problems %j', (options, names) => {
    const MONGODB_URI = `mongodb://localhost:27017/shop${options}`;
    expect(namesOf(problemsOf({ MONGODB_URI }))).toEqual(names);
  });

  it.each(['-1', '65536', '80.5'])('rejects %s as a port', (PORT) => {
    expect(namesOf(problemsOf({ PORT }))).toEqual(['PORT']);
  });

  it.each([
    ['security@shop.example', 'mailto:security@shop.example'],
    ['https://shop.example/security', 'https://shop.example/security'],
  ])('reads SECURITY_CONTACT=%s as %s', (SECURITY_CONTACT, securityContact) => {
    expect(readEnv({ SECURITY_CONTACT }).securityContact).toBe(securityContact);
  });

  it.each(['the owner', 'http://shop.example', 'https://shop.example\nExpires: never'])(
    'rejects %j as the security contact',
    (SECURITY_CONTACT) => {
      expect(problemsOf({ SECURITY_CONTACT })).toEqual([
        'SECURITY_CONTACT: is an email address or one that begins with https:',
      ]);
    },
  );

  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://Shop.example/', 'https://shop.example'],
    ['http://[::1]:5000', 'http://[::1]:5000'],
    ['https://bücher.example:443', 'https://xn--bcher-kva.example'],
  ])('reads PUBLIC_URL=%s as %s', (PUBLIC_URL, publicUrl) => {
    expect(readEnv({ PUBLIC_URL }).publicUrl).toBe(publicUrl);
  });

  it.each([
    'shop.example',
    'ftp://shop.example',
    'https://shop.example/books',
    'https://shop.example?a=1',
    'https://user:pass@shop.example',
    'https://shop example',
    'https://shop.example:99999',
    'https:///',
  ])('rejects %s as the public URL', (PUBLIC_URL) => {
    expect(namesOf(problemsOf({ PUBLIC_URL }))).toEqual(['PUBLIC_URL']);
  });

  it.each([
    ['2', 2],
    ['true', true],
    ['false', false],
    ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
  ])('reads TRUST_PROXY=%s as Express wants it', (TRUST_PROXY, trustProxy) => {
    expect(readEnv({ TRUST_PROXY }).trustProxy).toBe(trustProxy);
  });

  it('reads several origins', () => {
    const { corsOrigins } = readEnv({ CORS_ORIGINS: 'https://a.example, https://b.example' });
    expect(corsOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  it("resolves a relative data directory against the repository's root", () => {
    expect(readEnv({ DATA_DIR: 'elsewhere' }).dataDir).toBe(path.join(repositoryDir, 'elsewhere'));
    expect(readEnv({ DATA_DIR: '/var/shop' }).dataDir).toBe('/var/shop');
  });
});

describe('readEnv in production', () => {
  it('accepts strong secrets and a real Firebase project', () => {
    expect(readEnv(production)).toMatchObject({ production: true, logLevel: 'info' });
  });

  it('accepts several token keys, for key rotation', () => {
    const next = `Q${STRONG.slice(1)}`;
    const { jwtSecrets } = readEnv({ ...production, JWT_SECRET: `${next}, ${STRONG}` });
    expect(jwtSecrets).toEqual([next, STRONG]);
  });

  it('reports every missing secret at once', () => {
    expect(namesOf(problemsOf({ NODE_ENV: 'production' }))).toEqual([
      'PUBLIC_URL',
      'JWT_SECRET',
      'ADMIN_USERNAME',
      'ADMIN_PASSWORD',
      'SIGN_IN',
    ]);
  });

  it.each([
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', 'a'.repeat(40)],
    ['JWT_SECRET', 'please-change-me-please-change-me-1234'],
    ['JWT_SECRET', `${STRONG},short`],
    ['JWT_SECRET', `${STRONG},${'a'.repeat(40)}`],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'password12345'],
    ['FIREBASE_PROJECT_ID', 'demo-bookstore'],
    ['TRUST_PROXY', 'true'],
  ])('rejects a weak %s (%s)', (name, value) => {
    expect(namesOf(problemsOf({ ...production, [name]: value }))).toEqual([name]);
  });

  it.each([
    ['JWT_SECRET', 'x'],
    ['JWT_SECRET', `${STRONG},x`],
    ['ADMIN_PASSWORD', '1234567890'],
    ['ADMIN_PASSWORD', 'Password1234!'],
  ])('requires the same strength of %s in every mode (%s)', (name, value) => {
    const modes: Record<string, string>[] = [
      {},
      { HOST: '0.0.0.0' },
      { ...production, NODE_ENV: 'development' },
    ];
    for (const given of modes) {
      expect(namesOf(problemsOf({ ...given, [name]: value }))).toEqual([name]);
    }
  });

  it.each([
    [
      'smtp://me:p%40ss@mail.example',
      {
        host: 'mail.example',
        port: 587,
        secure: false,
        tls: 'required',
        auth: { user: 'me', pass: 'p@ss' },
      },
    ],
    ['smtps://mail.example', { port: 465, secure: true, tls: 'required', auth: undefined }],
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, tls: 'if offered' }],
    ['smtp://[::1]:25', { host: '::1', tls: 'if offered' }],
    ['smtp://localhost.example', { tls: 'required' }],
    ['smtp://mail.example:25/?tls=off', { port: 25, tls: 'off' }],
  ])('reads SMTP_URL=%s', (SMTP_URL, expected) => {
    const MAIL_FROM = 'The Corner Shop <shop@example.com>';
    expect(readEnv({ SMTP_URL, MAIL_FROM }).mail).toMatchObject({
      ...expected,
      from: { name: 'The Corner Shop', address: 'shop@example.com' },
    });
  });

  it('offers Stripe only with both of its secrets, and its double never in production', () => {
    const key = { STRIPE_SECRET_KEY: 'rk_live_51abc' };
    const hook = { STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
    expect(namesOf(problemsOf(key))).toEqual(['STRIPE_WEBHOOK_SECRET']);
    expect(namesOf(problemsOf(hook))).toEqual(['STRIPE_SECRET_KEY']);
    expect(namesOf(problemsOf({ ...hook, STRIPE_SECRET_KEY: 'pk_live_1' }))).toContain(
      'STRIPE_SECRET_KEY',
    );
    expect(readEnv({}).stripe).toBeUndefined();
    expect(readEnv({ ...key, ...hook }).stripe).toEqual({
      secretKey: 'rk_live_51abc',
      webhookSecret: 'whsec_abc',
      apiUrl: 'https://api.stripe.com',
    });
    const double = { ...key, ...hook, STRIPE_API_URL: 'http://localhost:12111/' };
    expect(readEnv(double).stripe?.apiUrl).toBe('http://localhost:12111');
    expect(namesOf(problemsOf({ ...production, ...double }))).toEqual(['STRIPE_API_URL']);
  });

  it.each([
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://hunter2:hunter2@mail.example'],
    ['SMTP_URL', 'smtp://:hunter2@mail.example'],
    ['SMTP_URL', 'smtp://a:hunter2@mail.example?tls=maybe'],
    ['SMTP_URL', 'smtp://a:%hunter2@mail.example'],
    ['SMTP_URL', 'smtp://a:hunter2@mail.example/path'],
    ['MAIL_FROM', 'shop'],
    ['MAIL_FROM', 'Shop <shop@example.com'],
    ['MAIL_FROM', 'Shop <shop@example.com>\r\nBcc: <x@example.com>'],
  ])('rejects %s=%s without repeating a password', (name, value) => {
    const problems = problemsOf({ MAIL_FROM: 'shop@example.com', [name]: value });
    expect(namesOf(problems)).toEqual([name]);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('needs an address to send from for a mail server, and sends nothing without one', () => {
    expect(namesOf(problemsOf({ SMTP_URL: 'smtp://localhost' }))).toEqual(['MAIL_FROM']);
    expect(readEnv({ MAIL_FROM: 'shop@example.com' }).mail).toBeUndefined();
    expect(readEnv(production).mail).toBeUndefined();
  });

  it('never repeats a secret in a message', () => {
    const problems = problemsOf({ ...production, JWT_SECRET: 'hunter2' });
    expect(problems.join()).not.toContain('hunter2');
  });
});

describe('.env.example', () => {
  const example = readFileSync(path.join(repositoryDir, '.env.example'), 'utf8');
  const documented = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)];

  it('documents exactly the settings that exist', () => {
    expect(documented.map(([, name]) => name).sort()).toEqual(Object.keys(EnvSchema.shape).sort());
  });

  it('changes nothing when used as it is', () => {
    const values = Object.fromEntries(documented.map(([, name, value]) => [name, value]));
    expect(readEnv(values)).toEqual(readEnv({}));
  });
});

it('every setting is in the table of the README', () => {
  const readme = readFileSync(path.join(repositoryDir, 'README.md'), 'utf8');
  const table = readme.split('\n').filter((line) => line.startsWith('| `'));
  for (const name of Object.keys(EnvSchema.shape)) expect(table.join()).toContain(`\`${name}\``);
});
