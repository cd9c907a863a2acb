import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { PageText } from './page-texts.model.ts';

const app = useTestApp();
const shown = async (id: string) => (await app.http().get(`/api/pages/${id}`)).body;

let admin: string;
const write = (id: string, text: unknown, seen?: string) =>
  app.http().put(`/api/admin/pages/${id}`).set('Authorization', admin).send({ text, seen });

beforeEach(async () => {
  admin = await asAdmin();
  await PageText.deleteMany({});
});

describe('the text of a page', () => {
  it('is the usual one until the owner writes another, which shows at once', async () => {
    expect(await shown('terms')).toEqual({});
    await write('terms', '# Your order\n\nWe deliver **by bicycle**. <script>alert(1)</script>');
    expect(await shown('terms')).toEqual({
      html: '<h2>Your order</h2>\n<p>We deliver <strong>by bicycle</strong>. &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    });
    expect(await shown('privacy')).toEqual({});
    await write('terms', '  ');
    expect(await shown('terms')).toEqual({});
  });

  it('is edited in Markdown', async () => {
    await write('about', 'We are **us**.');
    const { body } = await app.http().get('/api/admin/pages').set('Authorization', admin);
    expect(body).toEqual([
      { id: 'about', text: 'We are **us**.' },
      { id: 'shipping', text: '' },
      { id: 'privacy', text: '' },
      { id: 'terms', text: '' },
    ]);
  });

  it.each([[1_000_000], [20_001]])('has no %d characters', async (length) => {
    expect([400, 413]).toContain((await write('about', 'x'.repeat(length))).status);
    expect(await shown('about')).toEqual({});
  });

  it.each(['contact', '__proto__', 'About', 'about%00'])(
    'is none of a page called %s',
    async (id) => {
      expect((await write(id, 'text')).status).toBe(404);
      expect((await app.http().get(`/api/pages/${id}`)).status).toBe(404);
    },
  );

  it.each([
    ['written', '', 'mine'],
    ['changed', 'before', 'mine'],
    ['emptied', 'before', ''],
  ])('is refused when it would be %s over another than was seen', async (_what, seen, mine) => {
    await write('terms', seen);
    expect((await write('terms', 'theirs', seen)).status).toBe(200);
    const { status, body } = await write('terms', mine, seen);
    expect([status, body.code, body.text]).toEqual([409, 'changed-meanwhile', 'theirs']);
    expect(await shown('terms')).toEqual({ html: '<p>theirs</p>' });
    expect((await write('terms', mine, 'theirs')).status).toBe(200);
    // As one whose reply was lost sends it once more.
    expect((await write('terms', mine, 'theirs')).status).toBe(200);
  });

  it('can be looked at before', async () => {
    const preview = await app
      .http()
      .post('/api/admin/markdown')
      .set('Authorization', admin)
      .send({ text: '*soon*' });
    expect(preview.body).toEqual({ html: '<p><em>soon</em></p>' });
    expect(await shown('about')).toEqual({});
  });
});
