import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const URL = '/.well-known/security.txt';

describe('GET /.well-known/security.txt', () => {
  const app = useTestApp({
    securityContact: 'mailto:owner@shop.example',
    publicUrl: 'https://shop.example',
  });

  it('names the contact for vulnerability reports', async () => {
    const { status, text, headers } = await app.http().get(URL);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Contact: mailto:owner@shop\.example$/m);
    expect(text).toMatch(/^Canonical: https:\/\/shop\.example\/\.well-known\/security\.txt$/m);
  });

  it.each(['2026-11-21T00:00:00Z', '2031-05-05T23:59:59Z'])(
    'is valid for months when it is read at %s',
    async (read) => {
      app.clock.now = new Date(read);
      const { text } = await app.http().get(URL);
      const expires = /^Expires: (\S+)$/m.exec(text)?.[1] ?? '';
      const days = (Date.parse(expires) - Date.parse(read)) / (24 * 60 * 60 * 1000);
      expect(days).toBeGreaterThan(150);
      expect(days).toBeLessThan(365);
    },
  );
});

describe('without SECURITY_CONTACT', () => {
  const app = useTestApp();

  it('there is no such file', async () => {
    expect((await app.http().get(URL)).status).toBe(404);
  });
});
