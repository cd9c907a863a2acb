import { describe, expect, it } from 'vitest';
import { BadEnv, readEnv } from './env.ts';

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'bnVj6tW0hQ2xZr8LpYd4sKfA9mEoTi3c',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'nine-lives-of-Oscar',
  PUBLIC_URL: 'https://shop.example',
};
const project = {
  FIREBASE_PROJECT_ID: 'my-shop',
  FIREBASE_API_KEY: 'AIzaKey',
  FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
};
const keys = { projectId: 'my-shop', apiKey: 'AIzaKey', authDomain: 'my-shop.firebaseapp.com' };
const mails = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@shop.example' };
const google = {
  GOOGLE_CLIENT_ID: '12-ab.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-ab_c',
};

function refusedIn(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (!(error instanceof BadEnv)) throw error;
    return error.problems.map((problem) => problem.split(':')[0] ?? '');
  }
  return [];
}

describe('where customers have their accounts', () => {
  it.each([
    ['with nothing set', {}, 'own'],
    ['with a Firebase project', project, keys],
    ['with SIGN_IN=own', { SIGN_IN: 'own' }, 'own'],
    ['with SIGN_IN=firebase', { SIGN_IN: 'firebase', ...project }, keys],
    ['with SIGN_IN=off', { SIGN_IN: 'off' }, 'off'],
    ['in production with a Firebase project', { ...production, ...project }, keys],
    [
      'in production with SIGN_IN=firebase',
      { ...production, ...project, SIGN_IN: 'firebase' },
      keys,
    ],
    ['in production with SIGN_IN=own', { ...production, ...mails, SIGN_IN: 'own' }, 'own'],
    ['in production with SIGN_IN=off', { ...production, SIGN_IN: 'off' }, 'off'],
  ])('%s', (_circumstance, source, signIn) => {
    expect(readEnv(source).signIn).toEqual(signIn);
  });

  it.each([
    ['another word', { SIGN_IN: 'maybe' }, ['SIGN_IN']],
    ['an incomplete project', { FIREBASE_PROJECT_ID: 'a' }, Object.keys(project).slice(1)],
    ['a lonely app ID', { FIREBASE_APP_ID: 'a' }, Object.keys(project)],
    ['firebase without a project', { SIGN_IN: 'firebase' }, Object.keys(project)],
    ['own with a project', { SIGN_IN: 'own', ...project }, ['SIGN_IN']],
    ['off with a project', { SIGN_IN: 'off', ...project }, ['SIGN_IN']],
    ['production that is not told', production, ['SIGN_IN']],
    ['own accounts in production without mails', { ...production, SIGN_IN: 'own' }, ['SMTP_URL']],
    [
      'own accounts in production without https',
      { ...production, ...mails, SIGN_IN: 'own', PUBLIC_URL: 'http://shop.example' },
      ['PUBLIC_URL'],
    ],
  ])('refuses %s', (_circumstance, source, names) => {
    expect(refusedIn(source)).toEqual(names);
  });

  it.each(['https://my-shop.example', 'my-shop.example/', 'a; script-src *'])(
    'refuses %s as the auth domain',
    (FIREBASE_AUTH_DOMAIN) => {
      expect(refusedIn({ ...project, FIREBASE_AUTH_DOMAIN })).toEqual(['FIREBASE_AUTH_DOMAIN']);
    },
  );

  it('says what can be chosen', () => {
    for (const source of [production, { SIGN_IN: 'on' }]) {
      expect(() => readEnv(source)).toThrow(/SIGN_IN.*own .*firebase .*off /);
    }
  });
});

describe('sign-in with Google', () => {
  it('is a stand-in in a shop that somebody tries, and nowhere else', () => {
    expect(readEnv({}).google).toBe('stand-in');
    expect(readEnv(project).google).toBeUndefined();
    expect(readEnv({ SIGN_IN: 'off' }).google).toBeUndefined();
    expect(readEnv({ ...production, ...mails, SIGN_IN: 'own' }).google).toBeUndefined();
  });

  it("is Google's with an OAuth client", () => {
    const client = {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      issuer: 'https://accounts.google.com',
    };
    expect(readEnv(google).google).toEqual(client);
    const shop = { ...production, ...mails, ...google, SIGN_IN: 'own' };
    expect(readEnv(shop).google).toEqual(client);
  });

  it("may be a double's, but never in production", () => {
    const double = { ...google, GOOGLE_ISSUER: 'http://localhost:12111/' };
    expect(readEnv(double).google).toMatchObject({ issuer: 'http://localhost:12111' });
    const shop = { ...production, ...mails, ...double, SIGN_IN: 'own' };
    expect(refusedIn(shop)).toEqual(['GOOGLE_ISSUER']);
  });

  it.each([
    ['half a client', { GOOGLE_CLIENT_ID: google.GOOGLE_CLIENT_ID }, ['GOOGLE_CLIENT_SECRET']],
    ['a lonely secret', { GOOGLE_CLIENT_SECRET: 'GOCSPX-a' }, ['GOOGLE_CLIENT_ID']],
    ['what is no address', { ...google, GOOGLE_ISSUER: 'localhost' }, ['GOOGLE_ISSUER']],
    ['what is no client', { ...google, GOOGLE_CLIENT_ID: 'book-store' }, ['GOOGLE_CLIENT_ID']],
    ['a client beside a Firebase project', { ...google, ...project }, ['GOOGLE_CLIENT_ID']],
    ['a client without accounts', { ...google, SIGN_IN: 'off' }, ['GOOGLE_CLIENT_ID']],
  ])('refuses %s', (_circumstance, source, names) => {
    expect(refusedIn(source)).toEqual(names);
  });
});
