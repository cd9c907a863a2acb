import type { JWTPayload } from 'jose';
import { pino } from 'pino';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../main/app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { GINA, useGoogleVisits } from './google-visits.fixtures.ts';

const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
const { app, google, deps, start, comeBack, goAs } = useGoogleVisits({ log });
beforeEach(() => void logged.splice(0));

describe('who has not signed in at Google', () => {
  const EXPIRED = { channel: undefined, answer: null };

  it('is refused with a state that this browser has not been given', async () => {
    const mine = await start();
    const theirs = await start();
    const href = google().answer(theirs.address, { person: GINA });
    expect(await comeBack(href, mine)).toMatchObject(EXPIRED);
    expect(await comeBack(href, { cookies: [] })).toMatchObject(EXPIRED);
    const { reply } = await comeBack(href.replace(/state=[^&]*/, 'state=x'), theirs);
    expect(reply.text).toContain('press the Google button again');
  });

  it('is refused with an attempt under the name of another', async () => {
    const mine = await start();
    const theirs = await start();
    const [name] = String(theirs.cookies[0]).split('=');
    const [, value] = String(mine.cookies[0]).split('=');
    const href = google().answer(theirs.address, { person: GINA });
    expect(await comeBack(href, { cookies: [`${name}=${value}`] })).toMatchObject(EXPIRED);
  });

  it('is refused with a cookie that the shop has not signed', async () => {
    const visit = await start();
    const href = google().answer(visit.address, { person: GINA });
    const cookies = visit.cookies.map((one) => `${one.slice(0, -6)}AAAAAA`);
    expect(await comeBack(href, { cookies })).toMatchObject(EXPIRED);
  });

  it('is told after ten minutes that this took too long', async () => {
    const visit = await start();
    const href = google().answer(visit.address, { person: GINA });
    app.clock.now = new Date(Date.now() + 10 * 60_000 + 1000);
    const { reply, ...told } = await comeBack(href, visit);
    expect(told).toEqual(EXPIRED);
    expect(reply.text).toContain('This took too long');
    expect(reply.text).toContain('<a href="/login">');
  });

  it.each<[string, JWTPayload]>([
    ['another nonce', { nonce: 'of another attempt' }],
    ['no nonce', { nonce: undefined as never }],
    ['another audience', { aud: '99-other.apps.googleusercontent.com' }],
    ['another issuer', { iss: 'https://accounts.example' }],
    ['an end in the past', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['no subject', { sub: undefined as never }],
    ['no address', { email: undefined }],
  ])('is refused with an ID token that has %s', async (_what, claims) => {
    google().faults.claims = claims;
    const before = await app.stored('google_sign_in_codes');
    expect((await goAs(GINA)).answer).toEqual({ problem: 'failed' });
    expect(await app.stored('google_sign_in_codes')).toEqual(before);
  });

  it.each(['another key', 'the secret'] as const)(
    'is refused with an ID token that is signed with %s',
    async (key) => {
      google().faults.signsWith = key;
      expect((await goAs(GINA)).answer).toEqual({ problem: 'failed' });
      google().faults.signsWith = undefined;
      expect((await goAs(GINA)).answer).toHaveProperty('code');
    },
  );

  it("is refused with Google's code for another attempt", async () => {
    const mine = await start();
    const theirs = await start();
    const stolen = new URL(google().answer(theirs.address, { person: GINA }));
    const href = new URL(google().answer(mine.address, { person: GINA }));
    href.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect((await comeBack(href.href, mine)).answer).toEqual({ problem: 'failed' });
  });

  it('is told nothing more than that it was cancelled', async () => {
    const visit = await start();
    const href = google().answer(visit.address, { error: 'access_denied' });
    const { answer } = await comeBack(href, visit);
    expect(answer).toEqual({ problem: 'cancelled' });
    expect(logged).toEqual([]);
  });
});

describe('what goes wrong at Google', () => {
  it.each([500, 503])('is told as Google being away: %i', async (status) => {
    google().faults.status = status;
    const { answer, reply } = await goAs(GINA);
    expect(answer).toEqual({ problem: 'unreachable' });
    expect(reply.text).toContain('Google does not answer');
  });

  it('is told as a failure, and leaves the owner its name but no token or address', async () => {
    google().faults.status = 400;
    const { answer, visit } = await goAs(GINA);
    expect(answer).toEqual({ problem: 'failed' });
    const [line = ''] = logged;
    expect(JSON.parse(line)).toMatchObject({
      msg: 'Google sign-in failed',
      err: { name: 'ResponseBodyError', oauthError: 'server_error' },
    });
    expect(line).not.toContain(GINA.email);
    expect(line).not.toContain(new URL(visit.address).searchParams.get('state'));
  });

  it('is told when Google is away from the beginning, and works once it is back', async () => {
    const others = { ...testDeps(app.clock, app.database().isUp), ...deps };
    const http = request(createApp(others));
    const path = `/sign-in/google?page=${'a'.repeat(32)}`;
    google().faults.isDown = true;
    const reply = await http.get(path).expect(200);
    expect(reply.text).toContain('Google does not answer');
    expect(reply.text).toContain(`data-channel="google-sign-in-${'a'.repeat(32)}"`);
    expect(reply.text).toContain('&quot;unreachable&quot;');
    google().faults.isDown = false;
    await http.get(path).expect(302);
  });

  it('is told when Google is away on the way back', async () => {
    const visit = await start();
    const href = google().answer(visit.address, { person: GINA });
    google().faults.isDown = true;
    expect((await comeBack(href, visit)).answer).toEqual({ problem: 'unreachable' });
  });
});
