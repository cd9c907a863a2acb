import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { JWTPayload } from 'jose';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../../main/app.ts';
import { refreshShop } from '../../settings/shop/current-shop.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import type { GooglePerson } from '../../testing/google-double/google-double.ts';
import { useGoogleDouble } from '../../testing/google-double/use-google-double.ts';
import { googleCredentials } from './google-credential.ts';

const google = useGoogleDouble();
const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
const app = useTestApp(Object.assign(google.deps, { log }));
afterEach(() => {
  app.clock.now = undefined;
  logged.length = 0;
});

const GINA = {
  sub: '10769150350006150715113082367',
  email: 'gina@gmail.com',
  email_verified: true,
  name: 'Gina Reader',
} satisfies GooglePerson;

type Visit = { cookies: string[]; address: string; page: string };

/** Presses the button: the popup asks the shop, which sends it to Google. */
async function start(cookies: string[] = []): Promise<Visit> {
  const page = randomBytes(16).toString('hex');
  const reply = await app
    .http()
    .get(`/sign-in/google?page=${page}`)
    .set('Cookie', cookies)
    .expect(302);
  const set = reply.get('Set-Cookie') ?? [];
  return { page, address: String(reply.headers.location), cookies: [...cookies, ...keptOf(set)] };
}

const keptOf = (set: string[]) =>
  set.filter((one) => !one.includes('Max-Age=0')).map((one) => String(one.split(';')[0]));

/** Comes back from Google. Returns what the page that waits is told. */
async function comeBack(href: string, { cookies }: Pick<Visit, 'cookies'>, http = app.http()) {
  const { pathname, search } = new URL(href);
  const reply = await http
    .get(pathname + search)
    .set('Cookie', cookies)
    .expect(200);
  const [, channel, answer = 'null'] =
    /data-channel="([^"]*)" data-answer="([^"]*)"/.exec(reply.text) ?? [];
  return { reply, channel, answer: JSON.parse(answer.replaceAll('&quot;', '"')) };
}

/** Goes the whole way as somebody. */
async function goAs(person: GooglePerson) {
  const visit = await start();
  return { visit, ...(await comeBack(google.double().answer(visit.address, { person }), visit)) };
}

const identify = (code: string) =>
  googleCredentials(google.double().account, () => app.clock.now ?? new Date())?.(code);

describe('the way to Google and back', () => {
  it('asks Google for the address and the name, with PKCE, state and nonce', async () => {
    const { address } = await start();
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe(`${google.double().account.issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: google.double().account.clientId,
      response_type: 'code',
      redirect_uri: `http://localhost:${new URL(app.origin()).port}/sign-in/google/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
  });

  it('tells the page that waits a code, which says who it is', async () => {
    const { visit, channel, answer } = await goAs({ ...GINA, hd: 'reader.example' });
    expect(channel).toBe(`google-sign-in-${visit.page}`);
    expect(answer).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await identify(answer.code)).toEqual({
      sub: GINA.sub,
      email: GINA.email,
      emailVerified: true,
      hd: 'reader.example',
      name: 'Gina Reader',
    });
  });

  it('says of an address that Google has not verified that it is not', async () => {
    const { email_verified: _, ...unverified } = GINA;
    for (const person of [unverified, { ...GINA, email_verified: false }]) {
      const { answer } = await goAs(person);
      expect(await identify(answer.code)).toMatchObject({ emailVerified: false });
    }
  });

  it('drops a name that is none, and never takes anything off an address', async () => {
    const { answer } = await goAs({ ...GINA, name: ' ' });
    expect(await identify(answer.code)).not.toHaveProperty('name');
    const hidden = await goAs({ ...GINA, email: 'gi\u200bna@gmail.com' });
    expect(hidden.answer).toEqual({ problem: 'failed' });
  });

  it('works in several tabs at once, in any order', async () => {
    const first = await start();
    const second = await start(first.cookies);
    for (const { address, page } of [second, first]) {
      const href = google.double().answer(address, { person: GINA });
      const { answer, channel } = await comeBack(href, second);
      expect(answer).toHaveProperty('code');
      expect(channel).toBe(`google-sign-in-${page}`);
    }
  });

  it('keeps the last five attempts of a browser', async () => {
    let visit = await start();
    const first = visit;
    for (let more = 0; more < 4; more += 1) visit = await start(visit.cookies);
    const reply = await app
      .http()
      .get(`/sign-in/google?page=${visit.page}`)
      .set('Cookie', visit.cookies);
    const gone = (reply.get('Set-Cookie') ?? []).filter((one) => one.includes('Max-Age=0'));
    const [name] = String(first.cookies[0]).split('=');
    expect(gone.map((one) => one.split('=')[0])).toEqual([name]);
  });

  it('may begin at one server and end at another', async () => {
    const visit = await start();
    const { port } = new URL(app.origin());
    const deps = { ...testDeps(app.clock, app.database().isUp), ...google.deps };
    const other = createServer(
      createApp({ ...deps, publicUrl: `http://localhost:${port}` }),
    ).listen(0);
    const href = google.double().answer(visit.address, { person: GINA });
    const { answer } = await comeBack(href, visit, request(other));
    other.close();
    expect(await identify(answer.code)).toMatchObject({ sub: GINA.sub });
  });

  it('goes to the public address', async () => {
    const deps = { ...testDeps(app.clock, app.database().isUp), ...google.deps };
    const http = request(createApp({ ...deps, publicUrl: 'https://shop.example' }));
    const reply = await http.get(`/sign-in/google?page=${'a'.repeat(32)}`).expect(302);
    expect(new URL(String(reply.headers.location)).searchParams.get('redirect_uri')).toBe(
      'https://shop.example/sign-in/google/callback',
    );
  });

  it('leads whoever opens its address by hand to the login', async () => {
    for (const query of ['', '?page=', '?page=x', '?page=a&page=b']) {
      const reply = await app.http().get(`/sign-in/google${query}`).expect(302);
      expect(reply.headers.location).toBe('/login');
    }
  });
});

describe('what a browser keeps', () => {
  it('is a cookie that scripts cannot read and no other path gets', async () => {
    const reply = await app.http().get(`/sign-in/google?page=${'a'.repeat(32)}`);
    const [cookie = ''] = reply.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^google-sign-in\.[\w-]{43}=/);
    expect(cookie.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', 'Max-Age=600', 'Path=/sign-in/google', 'SameSite=Lax'].sort(),
    );
  });

  it('is forgotten on the way back', async () => {
    const { reply } = await goAs(GINA);
    expect(reply.get('Set-Cookie')?.[0]).toMatch(/^google-sign-in\.[\w-]{43}=; Max-Age=0;/);
  });

  it('is no token of Google', async () => {
    const { reply, answer } = await goAs(GINA);
    expect(reply.text).not.toContain('eyJ');
    expect(answer.code).not.toContain('.');
  });
});

describe('who has not signed in at Google', () => {
  const EXPIRED = { channel: undefined, answer: null };

  it('is refused with a state that this browser has not been given', async () => {
    const mine = await start();
    const theirs = await start();
    const href = google.double().answer(theirs.address, { person: GINA });
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
    const href = google.double().answer(theirs.address, { person: GINA });
    expect(await comeBack(href, { cookies: [`${name}=${value}`] })).toMatchObject(EXPIRED);
  });

  it('is refused with a cookie that the shop has not signed', async () => {
    const visit = await start();
    const href = google.double().answer(visit.address, { person: GINA });
    const cookies = visit.cookies.map((one) => `${one.slice(0, -6)}AAAAAA`);
    expect(await comeBack(href, { cookies })).toMatchObject(EXPIRED);
  });

  it('is told after ten minutes that this took too long', async () => {
    const visit = await start();
    const href = google.double().answer(visit.address, { person: GINA });
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
    google.double().faults.claims = claims;
    const before = await app.stored('google_sign_in_codes');
    expect((await goAs(GINA)).answer).toEqual({ problem: 'failed' });
    expect(await app.stored('google_sign_in_codes')).toEqual(before);
  });

  it.each(['another key', 'the secret'] as const)(
    'is refused with an ID token that is signed with %s',
    async (key) => {
      google.double().faults.signsWith = key;
      expect((await goAs(GINA)).answer).toEqual({ problem: 'failed' });
      google.double().faults.signsWith = undefined;
      expect((await goAs(GINA)).answer).toHaveProperty('code');
    },
  );

  it("is refused with Google's code for another attempt", async () => {
    const mine = await start();
    const theirs = await start();
    const stolen = new URL(google.double().answer(theirs.address, { person: GINA }));
    const href = new URL(google.double().answer(mine.address, { person: GINA }));
    href.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect((await comeBack(href.href, mine)).answer).toEqual({ problem: 'failed' });
  });

  it('is told nothing more than that it was cancelled', async () => {
    const visit = await start();
    const href = google.double().answer(visit.address, { error: 'access_denied' });
    const { answer } = await comeBack(href, visit);
    expect(answer).toEqual({ problem: 'cancelled' });
    expect(logged).toEqual([]);
  });
});

describe('a code', () => {
  it('works once', async () => {
    const { answer } = await goAs(GINA);
    const both = await Promise.all([identify(answer.code), identify(answer.code)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await identify(answer.code)).toBeUndefined();
  });

  it('works for a minute', async () => {
    const { answer } = await goAs(GINA);
    app.clock.now = new Date(Date.now() + 61_000);
    expect(await identify(answer.code)).toBeUndefined();
  });

  it('cannot be read in the database', async () => {
    const { answer } = await goAs(GINA);
    const stored = JSON.stringify(await app.stored('google_sign_in_codes'));
    expect(stored).toContain(GINA.email);
    expect(stored).not.toContain(answer.code);
    await identify(answer.code);
  });

  it.each(['', 'x', '{"sub":"1","email":"ada@example.com"}'])('is not %j', async (code) => {
    expect(await identify(code)).toBeUndefined();
  });
});

describe('what goes wrong at Google', () => {
  it.each([500, 503])('is told as Google being away: %i', async (status) => {
    google.double().faults.status = status;
    const { answer, reply } = await goAs(GINA);
    expect(answer).toEqual({ problem: 'unreachable' });
    expect(reply.text).toContain('Google does not answer');
  });

  it('is told as a failure, and leaves the owner its name but no token or address', async () => {
    google.double().faults.status = 400;
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
    const deps = { ...testDeps(app.clock, app.database().isUp), ...google.deps };
    const http = request(createApp(deps));
    const path = `/sign-in/google?page=${'a'.repeat(32)}`;
    google.double().faults.isDown = true;
    const reply = await http.get(path).expect(200);
    expect(reply.text).toContain('Google does not answer');
    expect(reply.text).toContain(`data-channel="google-sign-in-${'a'.repeat(32)}"`);
    expect(reply.text).toContain('&quot;unreachable&quot;');
    google.double().faults.isDown = false;
    await http.get(path).expect(302);
  });

  it('is told when Google is away on the way back', async () => {
    const visit = await start();
    const href = google.double().answer(visit.address, { person: GINA });
    google.double().faults.isDown = true;
    expect((await comeBack(href, visit)).answer).toEqual({ problem: 'unreachable' });
  });
});

describe('the page that ends the popup', () => {
  it('runs its own script only, sends nothing, is kept nowhere', async () => {
    const { reply } = await goAs(GINA);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';script-src 'sha256-[^']+';style-src 'sha256-[^']+';base-uri 'none';form-action 'none';frame-ancestors 'none'$/,
      ),
    });
  });

  it('speaks the language of the shop', async () => {
    const visit = await start();
    const href = google.double().answer(visit.address, { error: 'access_denied' });
    await ShopSettings.updateOne({ _id: 'shop' }, { storefront: 'german' }, { upsert: true });
    await refreshShop();
    const { reply } = await comeBack(href, visit);
    await ShopSettings.deleteMany({});
    await refreshShop();
    expect(reply.text).toContain('<html lang="de">');
    expect(reply.text).toContain('Sie haben sich nicht über Google angemeldet.');
  });
});

describe('a shop without an OAuth client', () => {
  it.each([undefined, 'stand-in'] as const)('has no such page: %s', async (mode) => {
    const deps = testDeps(app.clock, app.database().isUp);
    const http = request(createApp({ ...deps, google: mode }));
    await http.get(`/sign-in/google?page=${'a'.repeat(32)}`).expect(404);
    await http.get('/sign-in/google/callback').expect(404);
  });

  it('says whether customers can sign in with Google', async () => {
    expect((await app.http().get('/api/shop')).body).not.toHaveProperty('google');
    const { shopConfig, ...deps } = testDeps(app.clock, app.database().isUp);
    const { google: _, ...without } = shopConfig;
    const reply = await request(createApp({ ...deps, shopConfig: without })).get('/api/shop');
    expect(reply.body).toMatchObject({ google: false });
  });
});
