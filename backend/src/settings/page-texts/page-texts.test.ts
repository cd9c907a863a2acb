import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { PageText } from './page-texts.model.ts';

const app = useTestApp();
const shown = async (id: string) => (await app.http().get(`/api/pages/${id}`)).body;

let admin: string;
const write = (id: string, text: unknown, version?: number) =>
  app.http().put(`/api/admin/pages/${id}`).set('Authorization', admin).send({ text, version });

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

  it('is named by the shop while there is one of the owner', async () => {
    const own = async () => (await app.http().get('/api/shop')).body.ownPages;
    expect(await own()).toBeUndefined();
    await write('imprint', 'Books Ltd, 1 Quiet Lane');
    await write('terms', 'We deliver by bicycle.');
    expect(await own()).toEqual(['imprint', 'terms']);
    await write('terms', '', 5);
    expect(await own()).toEqual(['imprint', 'terms']);
    await write('terms', '', 1);
    await write('imprint', '');
    expect(await own()).toBeUndefined();
  });

  it('is edited in Markdown', async () => {
    await write('about', 'We are **us**.');
    const { body } = await app.http().get('/api/admin/pages').set('Authorization', admin);
    expect(body).toEqual([
      { id: 'about', text: 'We are **us**.', version: 1 },
      { id: 'shipping', text: '', version: 0 },
      { id: 'privacy', text: '', version: 0 },
      { id: 'terms', text: '', version: 0 },
      { id: 'imprint', text: '', version: 0 },
      { id: 'withdrawal', text: '', version: 0 },
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
    ['written', [], 'mine'],
    ['changed', ['before'], 'mine'],
    ['emptied', ['before'], ''],
    ['written again', ['before', ''], 'mine'],
  ])('is refused when it would be %s over another than was seen', async (_what, before, mine) => {
    for (const text of before) await write('terms', text);
    const seen = before.length;
    expect((await write('terms', 'theirs', seen)).status).toBe(200);
    const { status, body } = await write('terms', mine, seen);
    expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(body.current).toEqual({ id: 'terms', text: 'theirs', version: seen + 1 });
    expect(await shown('terms')).toEqual({ html: '<p>theirs</p>' });
    expect((await write('terms', mine, seen + 1)).status).toBe(200);
  });

  it('is written once by five who have it open before the first text', async () => {
    const replies = await Promise.all(
      ['1', '2', '3', '4', '5'].map((text) => write('terms', text, 0)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('is not taken for one that a restored backup no longer has', async () => {
    expect((await write('terms', 'mine', 3)).body.current).toMatchObject({ text: '', version: 0 });
    expect(await shown('terms')).toEqual({});
  });

  it.each([
    ['[Name of the shop]\n[Street]\n\n[Street]', ['[Name of the shop]', '[Street]']],
    ['Write to [our address].', ['[our address]']],
  ])('is not published with what is to be filled in: %j', async (text, named) => {
    await write('imprint', 'Books Ltd');
    const { status, body } = await write('imprint', text);
    expect(status).toBe(400);
    expect(body.fields).toEqual([expect.objectContaining({ path: 'text', code: 'placeholders' })]);
    for (const name of named) expect(body.fields[0].message.split(name)).toHaveLength(2);
    expect(await shown('imprint')).toEqual({ html: '<p>Books Ltd</p>' });
  });

  it('has links, pictures and brackets that are to stay', async () => {
    const text =
      '[Shelf](/books), ![a shop](/news/480/shop.webp), [one][1], \\[sic]\n\n[1]: /about';
    expect((await write('about', text)).status).toBe(200);
    expect((await shown('about')).html).toContain('[sic]');
  });

  it('keeps the lines of an address', async () => {
    await write('imprint', 'Books Ltd\n1 Quiet Lane\nBath');
    expect(await shown('imprint')).toEqual({
      html: '<p>Books Ltd<br>\n1 Quiet Lane<br>\nBath</p>',
    });
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
