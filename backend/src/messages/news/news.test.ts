import type { AdminNewsView } from '@book-store/contract/messages/news/news.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { storePicture } from '../../platform/pictures/covers.service.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aNewsBody, aNewsItem } from './news.builder.ts';
import { News } from './news.model.ts';

const app = useTestApp();
const SEEDED = { changedAt: { $exists: true }, text: /Lisbon|Mainz|Havana|Manchester|Barcelona/ };
const listed = async (limit = 5) => {
  const { body } = await app.http().get(`/api/news?limit=${limit}`);
  return (body as { id: string }[]).map(({ id }) => id);
};

let admin: string;
const call = (method: 'get' | 'post' | 'put' | 'delete', path = '', body?: object) =>
  app.http()[method](`/api/admin/news${path}`).set('Authorization', admin).send(body);

beforeEach(async () => {
  admin = await asAdmin();
  await News.deleteMany({ _id: /^(news-|a-reading)/ });
});

describe('the news', () => {
  it('begins with the five specified items, under their addresses', async () => {
    expect(await News.countDocuments(SEEDED)).toBe(5);
    expect(await listed()).toEqual([
      'oldest-bookshop-in-the-world',
      'how-a-goldsmith-changed-reading',
      'the-reader-in-the-cigar-factory',
      'free-to-all',
      'a-day-for-books-and-roses',
    ]);
  });

  it('shows the newest published items first, and its text as HTML', async () => {
    await aNewsItem({ _id: 'news-old', date: '2020-01-01' });
    await aNewsItem({ _id: 'news-new', date: '2030-01-01', text: '**Come** <b>in</b>' });
    expect((await listed())[0]).toBe('news-new');
    expect((await listed(50)).at(-1)).toBe('news-old');
    const { body: second, headers } = await app.http().get('/api/news?page=2&limit=4');
    expect([second.length, headers['x-total-count']]).toEqual([3, '7']);
    const { body } = await app.http().get('/api/news/news-new');
    expect(body.html).toBe('<p><strong>Come</strong> &lt;b&gt;in&lt;/b&gt;</p>');
  });

  it('is announced to all pages while there is any', async () => {
    const isAnnounced = async () => (await app.http().get('/api/shop')).body.news;
    const stored = await News.find({}).lean();
    expect(await isAnnounced()).toBe(true);
    await News.deleteMany({});
    await aNewsItem({ draft: true });
    const announced = await isAnnounced();
    await News.insertMany(stored);
    expect(announced).toBeUndefined();
  });

  it('is not replaced by somebody who has not seen its last change', async () => {
    const id = await aNewsItem({ title: 'Before' });
    const { body: opened } = await call('get', `/${id}`);
    const edit = (title: string, version?: number) =>
      call('put', `/${id}`, { ...aNewsBody({ title }), version });
    const { body: theirs } = await edit('Theirs', opened.version);
    const { status, body } = await edit('Mine', opened.version);
    expect([status, body.code, body.current]).toEqual([409, 'changed-meanwhile', theirs]);
    expect((await call('get', `/${id}`)).body.title).toBe('Theirs');
    expect((await edit('Mine', theirs.version)).body.title).toBe('Mine');
    expect((await edit('Over anything')).status).toBe(200);
  });

  it('is replaced once by five who have the same version open', async () => {
    const id = await aNewsItem();
    const replies = await Promise.all(
      ['1', '2', '3', '4', '5'].map((title) =>
        call('put', `/${id}`, { ...aNewsBody({ title }), version: 0 }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('keeps drafts from everybody but admins', async () => {
    const id = await aNewsItem({ draft: true, date: '2030-01-01', title: 'Secret sale' });
    expect(await listed(50)).not.toContain(id);
    expect((await app.http().get(`/api/news/${id}`)).status).toBe(404);
    const { text } = await app.http().get('/api/news?limit=50');
    expect(text).not.toContain('Secret');
    expect((await call('get', `/${id}`)).body).toMatchObject({ title: 'Secret sale', draft: true });
  });
});

describe('an admin', () => {
  it('writes a draft, publishes it at once, and it keeps its address', async () => {
    const added = await call('post', '', aNewsBody({ draft: true }));
    expect([added.status, added.body.id]).toEqual([201, 'a-reading-by-candlelight']);
    await listed();
    const body = aNewsBody({ title: 'Another title', date: '2030-02-02' });
    expect((await call('put', `/${added.body.id}`, body)).body).toMatchObject({
      id: 'a-reading-by-candlelight',
      title: 'Another title',
    });
    expect((await listed())[0]).toBe('a-reading-by-candlelight');
  });

  it('writes ten items of the same title at once, each with an address of its own', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => call('post', '', aNewsBody())),
    );
    const ids = replies.map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(10);
    expect(ids).toContain('a-reading-by-candlelight-10');
  });

  it('gives an item an uploaded or a bundled picture, and takes it away', async () => {
    const { fileName } = await storePicture(await aPicture(), new Date());
    const { body } = await call('post', '', aNewsBody({ image: fileName, imageAlt: 'A candle' }));
    const path = `/${body.id}`;
    const shown = async () => (await app.http().get(`/api/news${path}`)).body;
    expect(await shown()).toMatchObject({ image: fileName, imageAlt: 'A candle' });
    await call('put', path, aNewsBody({ image: 'library.webp' }));
    expect((await shown()).image).toBe('library.webp');
    await call('put', path, aNewsBody());
    expect(await shown()).not.toHaveProperty('image');
  });

  it('deletes an item', async () => {
    const id = await aNewsItem();
    expect((await call('delete', `/${id}`)).status).toBe(200);
    expect((await app.http().get(`/api/news/${id}`)).status).toBe(404);
    expect((await call('delete', `/${id}`)).status).toBe(404);
  });

  it.each([
    ['title', { title: ' ' }],
    ['description', { description: '' }],
    ['date', { date: '2026-02-30' }],
    ['date', { date: 'tomorrow' }],
    ['image', { image: 'no-such-picture.webp' }],
    ['text', { text: 'x'.repeat(20_001) }],
  ])('is told what is wrong with %s', async (path, wrong) => {
    const { status, body } = await call('post', '', aNewsBody(wrong));
    expect([status, body.fields[0].path]).toEqual([400, path]);
  });

  it('lists drafts beside what is published', async () => {
    await aNewsItem({ _id: 'news-draft', draft: true });
    const { body } = await call('get');
    const drafts = (body as AdminNewsView[]).filter(({ draft }) => draft);
    expect(drafts.map(({ id }) => id)).toEqual(['news-draft']);
  });
});
