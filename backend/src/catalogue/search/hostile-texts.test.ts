import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
  await aBook({ title: 'Emma', author: 'Jane Austen', series: { name: 'Emmas' } });
});

/** Each at most as long as the address of a request may be. */
const TEXTS = {
  'a pattern that runs for ever': '(a+)+$'.repeat(12),
  'parts of patterns': '\\p{L}[^](?<=x)*',
  'marks upon marks': `e${'\u0301'.repeat(80)}`,
  'vowels upon vowels': `ท${'\u0e31'.repeat(80)}`,
  'one letter again and again': 'a'.repeat(90),
  'letters that are many letters': 'ﷺ'.repeat(90),
  'single letters': 'a '.repeat(50),
  apostrophes: "'’".repeat(50),
  'letters turned around': '\u202e\u2066ammE\u2069\u202c',
  'half a letter': '%ED%A0%80',
  'a zero byte': '%00',
  'a large number': '9'.repeat(90),
  'numbers in words': 'twenty hundred thousand '.repeat(4),
  'a number beyond numbers': '1e999',
  'an operator': '{"$gt":""}',
  'a name of the language': '__proto__',
  'another one': 'constructor',
  'and another': 'toString hasOwnProperty valueOf',
};
const PATHS = {
  lists: (q: string) => `/api/books/?q=${q}`,
  cards: (q: string) => `/api/books/cards?q=${q}`,
  suggestions: (q: string) => `/api/suggestions?q=${q}`,
  facets: (q: string) => `/api/books/facets?q=${q}`,
  'authors of lists': (q: string) => `/api/books/?author=${q}`,
  'series of lists': (q: string) => `/api/books/?series=${q}`,
  tags: (q: string) => `/api/books/?tag=${q}`,
  genres: (q: string) => `/api/books/?category=${q}`,
  authors: (q: string) => `/api/authors/${q}`,
  series: (q: string) => `/api/series/${q}`,
  orders: (q: string) => `/api/admin/orders?q=${q}`,
  customers: (q: string) => `/api/admin/customers?q=${q}`,
  mails: (q: string) => `/api/admin/mails?q=${q}`,
  'gift cards': (q: string) => `/api/admin/gift-cards?q=${q}`,
  subscribers: (q: string) => `/api/admin/newsletter?q=${q}`,
};

/** What is there to be read by its name. */
const NAMES: Record<string, string> = {
  authors: 'jane-austen',
  series: 'emmas',
};

let admin: string;
beforeAll(async () => {
  admin = await asAdmin();
});

const statusOf = async (path: string) =>
  (await app.http().get(path).set('Authorization', admin)).status;

describe('a search', () => {
  it.each(Object.entries(PATHS))('for %s answers whatever somebody types', async (where, path) => {
    expect(await statusOf(path(NAMES[where] ?? 'emma'))).toBe(200);
    const failed: string[] = [];
    for (const [what, text] of Object.entries(TEXTS)) {
      const status = await statusOf(path(text.startsWith('%') ? text : encodeURIComponent(text)));
      if (![200, 400, 404].includes(status)) failed.push(`${what}: ${status}`);
    }
    expect(failed).toEqual([]);
    const after = await app.http().get('/api/suggestions?q=emma');
    expect(after.body.books).toHaveLength(1);
  });
});
