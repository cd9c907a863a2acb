import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
});

/** Reads a list as the pages of the shop do, two books at a time. */
async function sorted(sort: string, field: 'title' | 'author') {
  const books: BookView[] = [];
  for (;;) {
    const last = books.at(-1);
    const after = last ? `&after=${last._id}` : '';
    const { body } = await app.http().get(`/api/books/?limit=2&sort=${sort}${after}`);
    if (body.length === 0) return books.map((book) => book[field]);
    books.push(...body);
  }
}

/** Adds the books in another order than the wanted one, and not in the opposite one either. */
async function add(values: readonly string[], field: 'title' | 'author') {
  const odd = values.filter((_, at) => at % 2 === 1);
  const even = values.filter((_, at) => at % 2 === 0);
  for (const value of [...odd, ...even]) {
    await aBook(field === 'title' ? { title: value } : { title: 'One', author: value });
  }
}

describe('books sorted by title', () => {
  it('stand where their first word belongs, whatever stands before it', async () => {
    const titles = [
      '1984',
      '?!',
      '… And the Rest',
      'Ångström',
      '‘Borrowed’',
      '(Canceled)',
      '[Deleted]',
      '#Enough',
      'ﬁne',
      "'Gallant'",
      '-Hyphen',
      '¡Inmediato!',
      'Łódź',
      'Œuvres',
      '¿Qué?',
      '“Quoted”',
      '«Rire»',
      '$trange',
      'Voyage',
      'Война и мир',
      '„Zitat“',
      'אהבה',
      '戦争',
    ];
    await add(titles, 'title');
    expect(await sorted('title', 'title')).toEqual(titles);
  });

  it('stand word by word', async () => {
    const titles = [
      'New York',
      'New-York Tales',
      'Newark',
      'Newton’s Laws',
      "Newton's Laws of Motion",
    ];
    await add(titles, 'title');
    expect(await sorted('title', 'title')).toEqual(titles);
  });
});

describe('books sorted by author', () => {
  it('stand by the surname of the first one, whatever stands around it', async () => {
    const authors = [
      'Isabel Allende (Illustrator)',
      '“Weird” Brown',
      'Flann O’Brien',
      "Edna O'Brien",
      'Antoine de Saint-Exupéry',
      "Gerard 't Hooft",
      '‘Zed’ Zola',
      '村上 龍',
      '?!',
    ];
    await add(authors, 'author');
    expect(await sorted('author', 'author')).toEqual([
      'Isabel Allende (Illustrator)',
      '“Weird” Brown',
      "Gerard 't Hooft",
      "Edna O'Brien",
      'Flann O’Brien',
      'Antoine de Saint-Exupéry',
      '‘Zed’ Zola',
      '村上 龍',
      '?!',
    ]);
  });
});
