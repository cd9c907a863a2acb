import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../testing/app/sign-in.ts';
import { useTestApp } from '../testing/app/start-test-app.ts';

describe('an invalid API request', () => {
  const app = useTestApp();
  const post = (type: string, body: string | Buffer) =>
    app.http().post('/api/newsletter').set('Content-Type', type).send(body);

  it.each(['/api', '/api/', '/api/nothing', '/api/books/1/2', '/nothing', '/covers/240/no.webp'])(
    'to %s gets a problem document',
    async (path) => {
      const reply = await app.http().get(path);
      expect(reply.status).toBe(404);
      expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(reply.body).toEqual({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: expect.any(String),
        code: 'not-found',
        requestId: reply.headers['x-request-id'],
      });
    },
  );

  it.each([
    ['put', '/api/books/', 'GET'],
    ['delete', '/api/newsletter', 'POST'],
    ['get', '/api/orders', 'POST'],
    ['post', '/api/orders/email/a@example.com', 'GET'],
    ['patch', '/api/health/', 'GET'],
  ] as const)('%s %s is rejected with the allowed methods', async (method, path, allow) => {
    const reply = await app.http()[method](path);
    expect([reply.status, reply.body.code]).toEqual([405, 'method-not-allowed']);
    expect(reply.headers.allow).toBe(allow);
  });

  it.each(['/', '/api/books/?limit=1', '/api/shop'])(
    'to %s that names two hosts is rejected, also if the reply is cached',
    async (path) => {
      await app.http().get(path);
      const { hostname, port } = new URL(app.origin());
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n`);
      const reply = await text(socket);
      expect(reply).toMatch(/^HTTP\/1\.1 400 /);
      expect(reply).toContain('"code":"bad-request"');
    },
  );

  it.each(['{', '{"email":', 'nonsense', '"text"', '\u0000'])(
    'with the body %j, which is not a JSON object, is rejected',
    async (body) => {
      const reply = await post('application/json', body);
      expect([reply.status, reply.body.code]).toEqual([400, 'bad-json']);
    },
  );

  it('with an array instead of an object is rejected', async () => {
    expect((await post('application/json', '[]')).status).toBe(400);
  });

  it('with a body over 100 kB is rejected', async () => {
    const reply = await post('application/json', JSON.stringify({ email: 'x'.repeat(102_400) }));
    expect([reply.status, reply.body.code]).toEqual([413, 'too-large']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'])(
    'with a body of type %s is rejected',
    async (type) => {
      const reply = await post(type, '{"email":"a@example.com"}');
      expect([reply.status, reply.body.code]).toEqual([415, 'unsupported-media-type']);
    },
  );

  it.each(['gzip', 'deflate', 'br'])(
    'with an uncompressed body that claims to be %s is rejected',
    async (encoding) => {
      const reply = await app
        .http()
        .post('/api/newsletter')
        .set({ 'Content-Type': 'application/json', 'Content-Encoding': encoding })
        .send('{"email":"a@example.com"}');
      expect([reply.status, reply.body.code]).toEqual([400, 'bad-json']);
    },
  );

  it('with thousands of unknown fields, however long, gets a few of them named and the rest counted', async () => {
    const names = Array.from({ length: 9000 }, (_, at) => `f${at}`);
    const many = Object.fromEntries(names.map((name) => [name, 1]));
    const reply = await post(
      'application/json',
      JSON.stringify({ email: 'a@example.com', ...many }),
    );
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toHaveLength(20);
    expect(reply.body.detail).toContain('8980 more');
    const long = await post('application/json', JSON.stringify({ ['x'.repeat(90_000)]: 1 }));
    expect(long.text.length).toBeLessThan(1000);
  });

  it('with `__proto__` in the body does not pollute prototypes', async () => {
    const reply = await post('application/json', '{"__proto__":{"email":"a@example.com"}}');
    expect(reply.status).toBe(400);
    expect(({} as { email?: string }).email).toBeUndefined();
  });

  it('with a malformed escape in the path gets 404', async () => {
    const reply = await app.http().get('/api/books/%E0%A4%A');
    expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
  });

  it.each(['/api/books/?q=%FF', '/api/books?search=%FF', '/api/suggestions?q=100%'])(
    'with a parameter that is not UTF-8 gets 400, and is told what to do: %s',
    async (path) => {
      const { status, body } = await app.http().get(path);
      expect([status, body.code]).toEqual([400, 'bad-request']);
      expect(body.detail).toContain('Please encode the parameters as UTF-8');
    },
  );
});

describe('every response', () => {
  const app = useTestApp();

  it('carries the security headers', async () => {
    const { headers } = await app.http().get('/api/health');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it("keeps a proxy's request id, and generates one in place of an invalid one", async () => {
    const kept = await app.http().get('/api/health').set('X-Request-Id', 'from-proxy-1234');
    expect(kept.headers['x-request-id']).toBe('from-proxy-1234');
    const made = await app.http().get('/api/health').set('X-Request-Id', 'x"} {"forged":1');
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('with a Firebase project in production', () => {
  const app = useTestApp({
    production: true,
    corsOrigins: ['https://partner.example'],
    shopConfig: {
      firebase: { apiKey: 'k', authDomain: 'my-shop.firebaseapp.com', projectId: 'my-shop' },
      ownAccounts: false,
      mailsLinks: true,
    },
  });

  it('sends its public keys to the browser', async () => {
    const { body } = await app.http().get('/api/config');
    expect(body).toEqual({
      firebase: { apiKey: 'k', authDomain: 'my-shop.firebaseapp.com', projectId: 'my-shop' },
      ownAccounts: false,
      mailsLinks: true,
    });
  });

  it('allows the configured origin to call the API, and no other', async () => {
    const from = (origin: string) => app.http().get('/api/books/').set('Origin', origin);
    const partner = await from('https://partner.example');
    expect(partner.headers['access-control-allow-origin']).toBe('https://partner.example');
    expect(partner.headers['access-control-expose-headers']).toContain('X-Total-Count');
    const other = await from('https://evil.example');
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('an unexpected error', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = useTestApp({
    log: pino({ level: 'info' }, sink),
    verifyIdToken: async () => {
      throw new Error('secret detail of ada@example.com at /srv/shop/file.ts');
    },
  });

  it('is reported without its cause, and logged without personal data', async () => {
    const reply = await app
      .http()
      .get('/api/orders/email/ada@example.com?page=1')
      .set('Authorization', asCustomer('ada'));
    expect([reply.status, reply.body.code]).toEqual([500, 'internal']);
    expect(reply.text).not.toMatch(/secret|srv|ada@|\bat /);
    const log = lines.join('');
    expect(log).toContain(reply.body.requestId);
    expect(log).toContain('/api/orders/email/:email');
    expect(log).not.toMatch(/ada@|secret detail|test-token/);
  });
});

describe('without a database', () => {
  const app = useTestApp();

  it('the API replies 503 with Retry-After', async () => {
    await app.database().close();
    const reply = await app.http().get('/api/books/');
    expect([reply.status, reply.body.code]).toEqual([503, 'unavailable']);
    expect(reply.headers['retry-after']).toBe('5');
    expect((await app.http().get('/api/health')).status).toBe(503);
  });
});
