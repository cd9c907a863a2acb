import { createServer } from 'node:http';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../main/app.ts';
import { refreshShop } from '../../settings/shop/current-shop.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { GINA, useGoogleVisits } from './google-visits.fixtures.ts';

const { app, google, deps, start, comeBack, goAs, identify } = useGoogleVisits();

describe('the way to Google and back', () => {
  it('asks Google for the address and the name, with PKCE, state and nonce', async () => {
    const { address } = await start();
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe(`${google().account.issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: google().account.clientId,
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
      const href = google().answer(address, { person: GINA });
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
    const others = { ...testDeps(app.clock, app.database().isUp), ...deps };
    const other = createServer(
      createApp({ ...others, publicUrl: `http://localhost:${port}` }),
    ).listen(0);
    const href = google().answer(visit.address, { person: GINA });
    const { answer } = await comeBack(href, visit, request(other));
    other.close();
    expect(await identify(answer.code)).toMatchObject({ sub: GINA.sub });
  });

  it('goes to the public address', async () => {
    const others = { ...testDeps(app.clock, app.database().isUp), ...deps };
    const http = request(createApp({ ...others, publicUrl: 'https://shop.example' }));
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

  it('goes over https only, if it came by https', async () => {
    const others = { ...testDeps(app.clock, app.database().isUp), ...deps, trustProxy: 1 };
    const reply = await request(createApp(others))
      .get(`/sign-in/google?page=${'a'.repeat(32)}`)
      .set('X-Forwarded-Proto', 'https');
    expect(reply.get('Set-Cookie')?.[0]).toContain('; Secure');
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
    const href = google().answer(visit.address, { error: 'access_denied' });
    await storeSettings({ storefront: { storefront: 'german' } });
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
