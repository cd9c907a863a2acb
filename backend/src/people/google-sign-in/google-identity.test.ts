import { expect, it } from 'vitest';
import { googleCredentials } from './google-credential.ts';
import { isGoogleAuthoritative } from './google-identity.ts';

const someone = { sub: '1', email: 'ada@example.com', emailVerified: true };

it.each([
  ['its own address', { email: 'ada@gmail.com', emailVerified: false }, true],
  ['that of an organisation', { hd: 'example.com' }, true],
  ['an address that was verified once', {}, false],
  ['an address of an organisation that is not verified', { hd: 'x', emailVerified: false }, false],
  ['an address that only looks like its own', { email: 'ada@gmail.com.example' }, false],
  ['an address of another domain with the same end', { email: 'ada@notgmail.com' }, false],
])('lets Google speak for %s or not', (_what, given, speaks) => {
  expect(isGoogleAuthoritative({ ...someone, ...given })).toBe(speaks);
});

const standIn = (credential: string) =>
  googleCredentials('stand-in', () => new Date())?.(credential);

it('believes whoever tries the shop', async () => {
  const { emailVerified: email_verified, ...claims } = someone;
  const identity = await standIn(JSON.stringify({ ...claims, email_verified, name: 'Ada' }));
  expect(identity).toMatchObject({ ...someone, name: 'Ada' });
  expect(identity && isGoogleAuthoritative(identity)).toBe(true);
});

it.each(['', 'x', '{}', '{"sub":"1"}', '{"sub":"","email":"a@b.example"}', '[]', 'null'])(
  'refuses as the stand-in: %s',
  async (credential) => {
    expect(await standIn(credential)).toBeUndefined();
  },
);

it('knows nobody in a shop without Google', () => {
  expect(googleCredentials(undefined, () => new Date())).toBeUndefined();
});
