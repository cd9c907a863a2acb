import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { google, useAccounts } from '../../people/accounts/accounts.fixtures.ts';
import type { GoogleIdentity } from '../../people/google-sign-in/google-identity.ts';
import { readEnv } from '../../platform/config/env.ts';
import { fillShop } from './open-data.ts';

const { app, call, refresh } = useAccounts({
  readGoogle: async (text) => JSON.parse(text) as GoogleIdentity,
});

const secret = () => randomBytes(36).toString('base64');
const production = {
  NODE_ENV: 'production',
  SIGN_IN: 'own',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'shop@shop.example',
  JWT_SECRET: secret(),
  ADMIN_USERNAME: 'ada',
  ADMIN_PASSWORD: secret(),
};
const start = async (source: Record<string, string>) => {
  const env = readEnv(source);
  await fillShop(env, { jwtSecrets: [secret()], adminPassword: secret() } as never);
};

const signIn = async (email: string, sub: string) => {
  const identity = { sub, email, emailVerified: true, hd: email.split('@')[1] };
  return (await call('signInWithIdp', google(identity))).body;
};
const standIn = (email: string) => signIn(email, Buffer.from(email).toString('hex'));

it('goes into production without what the stand-in for Google has vouched for', async () => {
  const tried = await standIn('reader@books.example');
  const real = await signIn('ada@books.example', '104729104729104729104');
  await start({});
  expect((await refresh(tried.refreshToken)).status).toBe(200);

  await start(production);
  expect((await refresh(tried.refreshToken)).status).toBe(400);
  expect((await refresh(real.refreshToken)).status).toBe(200);
  const accounts = await app.stored('accounts');
  const tryOut = accounts.find(({ email }) => email === 'reader@books.example');
  expect(tryOut).toMatchObject({ emailVerified: false });
  expect(tryOut).not.toHaveProperty('google');

  const owner = await signIn('reader@books.example', '204729104729104729104');
  expect(owner).toMatchObject({ localId: tried.localId, emailVerified: true });
});
