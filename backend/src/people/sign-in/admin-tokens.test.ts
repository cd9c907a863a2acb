import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { createAdminTokens, isAdminToken } from './admin-tokens.ts';

const KEY = 'a-key-of-the-tests-that-nobody-else-has';
const start = new Date('2026-01-01T12:00:00.900Z');
const tokensAt = (now: Date, secrets = [KEY]) => createAdminTokens({ secrets, now: () => now });
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const holder = { id: 'a'.repeat(24), version: 3, session: 'one-of-the-sessions' };
const { token, expiresAt } = tokensAt(start).sign(holder);

/** A token with everything right but what is given. */
function forged(claims: object, options: jwt.SignOptions = {}, key: jwt.Secret = KEY) {
  const { payload } = jwt.decode(token, { complete: true }) ?? {};
  const given = JSON.parse(JSON.stringify({ ...(payload as object), ...claims }));
  return jwt.sign(given, key, { algorithm: 'HS256', ...options });
}
const isRefused = (bad: string) => () => tokensAt(start).verify(bad);

describe('an admin token', () => {
  it('is valid for its admin for 3600 seconds', () => {
    expect(expiresAt.toISOString()).toBe('2026-01-01T13:00:00.000Z');
    expect(tokensAt(start).verify(token)).toEqual(holder);
    expect(tokensAt(later(3598)).verify(token)).toEqual(holder);
    expect(() => tokensAt(later(3600)).verify(token)).toThrow('session has ended');
  });

  it('from the helper that makes the forged ones below is valid', () => {
    expect(tokensAt(start).verify(forged({}))).toEqual(holder);
  });

  it.each([
    ['another key', forged({}, {}, 'another-key-of-the-same-length-as-ours')],
    ['another algorithm', forged({}, { algorithm: 'HS512' })],
    ['no algorithm', forged({}, { algorithm: 'none' }, '')],
    ['another issuer', forged({ iss: 'somebody' })],
    ['another audience', forged({ aud: 'customers' })],
    ['no version', forged({ ver: undefined })],
    ['no session', forged({ sid: undefined })],
    ['no end', forged({ exp: undefined })],
    ['rubbish', 'x.y.z'],
  ])('with %s is rejected', (_what, bad) => {
    expect(isRefused(bad)).toThrow('session has ended');
  });

  it('is rejected if one letter of its claims was changed', () => {
    const [head, claims = '', signature] = token.split('.');
    const changed = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const body = Buffer.from(JSON.stringify({ ...changed, ver: 4 })).toString('base64url');
    expect(isRefused(`${head}.${body}.${signature}`)).toThrow('session has ended');
  });

  it('survives a change of the key while the old one is kept second', () => {
    const next = 'the-next-key-of-the-tests-nobody-else-has';
    const both = tokensAt(start, [next, KEY]);
    expect(both.verify(token)).toEqual(holder);
    const { token: signedNow } = both.sign(holder);
    expect(isRefused(signedNow)).toThrow('session has ended');
    expect(tokensAt(start, [next]).verify(signedNow)).toEqual(holder);
  });

  it('is distinguished from other tokens by its claims', () => {
    expect(isAdminToken(token)).toBe(true);
    const [head] = token.split('.');
    const noJson = `${head}.${Buffer.from('{').toString('base64url')}.x`;
    for (const other of ['', 'rubbish', 'x.y.z', noJson, jwt.sign({ iss: 'other' }, KEY)]) {
      expect(isAdminToken(other)).toBe(false);
    }
  });
});
