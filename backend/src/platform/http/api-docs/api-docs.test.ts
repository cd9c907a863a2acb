import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app/start-test-app.ts';

const app = useTestApp();
const get = (path: string) => app.http().get(path);

/** The files that the page asks for, by its own words. */
const filesOf = (html: string) => [...html.matchAll(/(?:src|href)="(\/api\/docs[^"]+)"/g)];

describe('GET /api/docs', () => {
  it('is a page whose scripts and styles are files of the shop', async () => {
    const { status, type, text } = await get('/api/docs');
    expect([status, type]).toEqual([200, 'text/html']);
    expect(text).not.toMatch(/<script>|<style|style=|https?:/);
    const files = filesOf(text).map(([, file = '']) => file);
    expect(files).toHaveLength(4);
    for (const file of files) {
      const reply = await get(file);
      expect([file, reply.status]).toEqual([file, 200]);
      expect(reply.type).toBe(file.endsWith('.css') ? 'text/css' : 'text/javascript');
      expect(reply.text.length).toBeGreaterThan(200);
    }
  });

  it('sends a file compressed, and again only if it has changed', async () => {
    const file = '/api/docs/swagger-ui-bundle.js';
    const { headers } = await get(file).set('Accept-Encoding', 'br');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    });
    expect(Number(headers['content-length'])).toBeLessThan(600_000);
    const again = await get(file).set('If-None-Match', headers.etag ?? '');
    expect(again.status).toBe(304);
  });

  it('serves nothing else of the package', async () => {
    for (const file of ['index.html', 'package.json', 'swagger-ui.js', '..%2fpackage.json']) {
      expect((await get(`/api/docs/${file}`)).status).toBe(404);
    }
  });
});
