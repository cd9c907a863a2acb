import { expect, it } from 'vitest';
import { readEnv } from '../../platform/config/env.ts';
import { openSignIn } from './open-sign-in.ts';

const KEY = 'bnVj6tW0hQ2xZr8LpYd4sKfA9mEoTi3c';
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  JWT_SECRET: KEY,
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'nine-lives-of-Oscar',
  SIGN_IN: 'own',
  SMTP_URL: 'smtps://smtp.shop.example',
  MAIL_FROM: 'shop@shop.example',
};
const CLIENT = {
  GOOGLE_CLIENT_ID: '12-ab.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-ab_c',
};
const PROJECT = {
  FIREBASE_PROJECT_ID: 'my-shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
};

it.each([
  ['at the stand-in in a shop that somebody tries', {}, 'stand-in'],
  ['nowhere in such a shop that others can reach', { HOST: '0.0.0.0' }, undefined],
  ['at Google with an OAuth client', CLIENT, 'oauth'],
  ['at Google with an OAuth client in production', { ...PRODUCTION, ...CLIENT }, 'oauth'],
  ['nowhere in production without one', PRODUCTION, undefined],
  ['by Firebase with a project', PROJECT, 'firebase'],
  ['nowhere without accounts', { SIGN_IN: 'off' }, undefined],
])('lets customers sign in with Google %s', (_circumstance, source, google) => {
  const secrets = { jwtSecrets: [KEY], adminPassword: '' };
  const { webConfig } = openSignIn(readEnv(source), { log: { warn: () => {} }, secrets });
  expect(webConfig.google).toBe(google);
});
