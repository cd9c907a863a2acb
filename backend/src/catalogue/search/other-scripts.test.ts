import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
});

const get = async (path: string, q: string) => {
  const reply = await app.http().get(`${path}?q=${encodeURIComponent(q)}`);
  expect(reply.status).toBe(200);
  return reply.body;
};
const titlesFor = async (q: string) =>
  ((await get('/api/books', q)) as BookView[]).map(({ title }) => title);

async function shelf() {
  await aBook({ title: '世界戦争史', author: '村上春樹', popularity: 9000 });
  await aBook({ title: '戦争', author: '村上龍' });
  await aBook({ title: 'ハリー・ポッターと賢者の石', author: 'J. K. Rowling' });
  await aBook({ title: 'がっこうのコンピュータ', author: '東野圭吾' });
  await aBook({ title: 'สงครามและสันติภาพ', author: 'ลีโอ ตอลสตอย' });
  await aBook({ title: 'युद्ध और शांति', author: 'लेव तालस्तोय' });
  await aBook({ title: 'Python入門', author: 'Ann Author' });
  await aBook({ title: 'أُسْرَةٌ كَبِيرَةٌ', author: 'نجيب محفوظ' });
  await aBook({ title: 'שָׁלוֹם', author: 'עמוס עוז' });
  await aBook({ title: '한국 전쟁', author: '한강' });
}

describe('a title in another script', () => {
  it.each([
    ['a part in the middle', '戦争', ['戦争', '世界戦争史']],
    ['all of a longer title', '世界戦争史', ['世界戦争史']],
    ['a part that ends the title', '争史', ['世界戦争史']],
    ['one letter of it', '界', ['世界戦争史']],
    ['a given name', '春樹', ['世界戦争史']],
    ['a part of the title and the author', '戦争 村上春', ['世界戦争史']],
    ['Katakana', 'ポッター', ['ハリー・ポッターと賢者の石']],
    ['Hiragana for Katakana', 'ぽった', ['ハリー・ポッターと賢者の石']],
    ['half-width Katakana', 'ﾎﾟｯﾀｰ', ['ハリー・ポッターと賢者の石']],
    ['a prolonged ending', 'コンピューター', ['がっこうのコンピュータ']],
    ['Thai', 'สันติภาพ', ['สงครามและสันติภาพ']],
    ['Hindi', 'शांति', ['युद्ध और शांति']],
    ['a part in Latin letters', 'python', ['Python入門']],
    ['a part behind Latin letters', '入門', ['Python入門']],
    ['full-width letters', 'ＰＹＴＨＯＮ', ['Python入門']],
    ['Arabic without points', 'اسره كبيرة', ['أُسْرَةٌ كَبِيرَةٌ']],
    ['Hebrew without points', 'שלום', ['שָׁלוֹם']],
    ['the beginning of a Korean word', '전', ['한국 전쟁']],
  ])('is found by %s', async (_what, q, titles) => {
    await shelf();
    expect(await titlesFor(q)).toEqual(titles);
  });

  it.each(['かっこう', 'สันติภิพ', 'युद्धि'])(
    'is not found as typed by letters with other marks: %s',
    async (q) => {
      await shelf();
      expect((await get('/api/suggestions', q)).match).not.toBe('exact');
    },
  );

  it.each([
    ['戦争', ['戦争', '世界戦争史']],
    ['春樹', ['世界戦争史']],
    ['สงค', ['สงครามและสันติภาพ']],
  ])('is suggested for %s', async (q, titles) => {
    await shelf();
    const { books } = (await get('/api/suggestions', q)) as { books: BookView[] };
    expect(books.map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ['春樹', '村上春樹'],
    ['村上', '村上春樹'],
    ['東野', '東野圭吾'],
    ['ตอล', 'ลีโอ ตอลสตอย'],
    ['한', '한강'],
  ])('has its author suggested for %s', async (q, name) => {
    await shelf();
    const { authors } = (await get('/api/suggestions', q)) as { authors: { name: string }[] };
    expect(authors[0]?.name).toBe(name);
  });
});
