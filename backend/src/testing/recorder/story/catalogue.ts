import { aPicture } from '../../../platform/pictures/pictures.builder.ts';
import type { Story } from './story.ts';

export type Books = { emma: string; persuasion: string; ebook: string; calendar: string };

const aBook = (title: string, more: object = {}) => ({
  title,
  author: 'Jane Austen',
  description: `${title} is worth reading.`,
  category: 'fiction',
  newPrice: 12.5,
  oldPrice: 15,
  weight: 600,
  stock: 40,
  ...more,
});

const FILE = `ISBN,Title,Author,Price,Genre,Stock
9780306406157,Signals,Ann Author,19.90,Science,5
9783161484100,Emma,Jane Austen,11.00,Fiction,90
123,Nothing,Nobody,x,Fiction,1
`;

/**
 * Genres and books are added, changed and deleted; a supplier's file is imported. Returns the ids of the books
 * sold later.
 */
export async function catalogue({ admin, visitor, hours }: Story): Promise<Books> {
  await admin('GET /api/admin/genres');
  await admin('POST /api/admin/genres', { name: 'Science' });
  await admin('POST /api/admin/genres', { name: 'Riddles' });
  await admin('PATCH /api/admin/genres/riddles', { name: 'Puzzles', hidden: true });
  const { body: genres } = await admin('GET /api/admin/genres');
  const slugs = genres.map(({ slug }: { slug: string }) => slug);
  await admin('PUT /api/admin/genres/order', { slugs: slugs.reverse() });
  await admin('DELETE /api/admin/genres/riddles');

  const picture = await aPicture({ width: 200, height: 300 });
  const png = { headers: { 'Content-Type': 'image/png' } };
  const { body: cover } = await admin('POST /api/admin/covers', picture, png);
  await visitor(`GET /covers/120/${cover.fileName}`);
  await admin('GET /api/admin/drawn-cover?title=Emma&category=fiction');
  await admin('GET /api/admin/isbn/9780140328721');
  await admin('POST /api/admin/isbn/9780140328721/cover', {});

  const once = { headers: { 'Idempotency-Key': 'the-book-emma' } };
  const add = 'POST /api/books/create-book';
  const emmaBody = aBook('Emma', {
    isbn: '9783161484100',
    format: 'paperback',
    coverImage: cover.fileName,
    series: { name: 'Highbury', number: 1 },
    tags: ['pick', 'classic'],
    language: 'en',
  });
  const { body: emma } = await admin(add, emmaBody, once);
  await admin(add, emmaBody, once);
  const { body: persuasion } = await admin(
    add,
    aBook('Persuasion', { stock: 8, newPrice: 30, oldPrice: null, weight: 1500, trending: true }),
  );
  const { body: ebook } = await admin(
    add,
    aBook('Emma', { format: 'ebook', newPrice: 6, oldPrice: null, stock: null, weight: null }),
  );
  const { body: calendar } = await admin(
    add,
    aBook('A calendar', { format: 'calendar', author: 'Ann Author', stock: 0, orderable: true }),
  );
  const { body: unwanted } = await admin(add, aBook('A mistake'));
  await admin(`DELETE /api/books/${unwanted._id}`);
  const edited = aBook('Persuasion', { stock: 8, newPrice: 28, oldPrice: 30, weight: 1500 });
  const edit = `PUT /api/books/edit/${persuasion._id}`;
  await admin(edit, { ...edited, version: persuasion.version });
  await admin(edit, { ...edited, newPrice: 1, version: persuasion.version }, { status: 409 });

  await changeMany({ admin }, emma._id);
  await stock({ admin }, emma._id);
  await importFile({ admin, hours });
  await readCatalogue({ visitor, admin }, { emma: emma._id, ebook: ebook._id });
  return {
    emma: emma._id,
    persuasion: persuasion._id,
    ebook: ebook._id,
    calendar: calendar._id,
  };
}

async function changeMany({ admin }: Pick<Story, 'admin'>, id: string) {
  await admin('GET /api/admin/books?q=emma');
  const change = { ids: [id], change: { kind: 'price', prices: 'both', percent: -10 } };
  await admin('POST /api/admin/books/changes?dryRun=true', change);
  const { body: changed } = await admin('POST /api/admin/books/changes', change);
  const books = changed.books.map(({ _id, from, to }: Record<string, unknown>) => ({
    _id,
    from,
    to,
  }));
  await admin('POST /api/admin/books/changes/undo', { books });
  await admin(`GET /api/admin/books/${id}/prices`);
}

async function stock({ admin }: Pick<Story, 'admin'>, id: string) {
  await admin(`POST /api/admin/books/${id}/stock`, { delta: -1, reason: 'Damaged' });
  await admin(`POST /api/admin/books/${id}/stock`, { counted: 45, seen: 39, reason: 'Counted' });
  await admin(
    `POST /api/admin/books/${id}/stock`,
    { counted: 45, seen: 1, reason: 'Counted' },
    { status: 409 },
  );
  await admin(`POST /api/admin/books/${id}/stock/put-right`);
  await admin(`GET /api/admin/books/${id}/stock-log`);
  await admin('GET /api/admin/books/low-stock');
  await admin('GET /api/admin/books/stock-differences');
}

async function importFile({ admin, hours }: Pick<Story, 'admin' | 'hours'>) {
  const csv = { headers: { 'Content-Type': 'text/csv' } };
  for (const dryRun of [true, false]) {
    const { body: started } = await admin(`POST /api/admin/imports?dryRun=${dryRun}`, FILE, csv);
    await hours(1);
    await admin(`GET /api/admin/imports/${started._id}`);
    for (const outcome of ['new', 'changed', 'unchanged', 'wrong'])
      await admin(`GET /api/admin/imports/${started._id}/rows?outcome=${outcome}`);
    await admin(`GET /api/admin/imports/${started._id}/failed.csv`);
  }
  const { body: stopped } = await admin('POST /api/admin/imports?dryRun=false', FILE, csv);
  await admin(`POST /api/admin/imports/${stopped._id}/stop`, {});
  await hours(1);
  await admin('GET /api/admin/imports');
  await admin('GET /api/admin/exports/books.csv');
}

async function readCatalogue(
  { visitor, admin }: Pick<Story, 'visitor' | 'admin'>,
  { emma, ebook }: Pick<Books, 'emma' | 'ebook'>,
) {
  await visitor('GET /api/genres');
  await visitor('GET /api/books/?limit=3');
  await visitor('GET /api/books/?limit=3&page=2&sort=price');
  await visitor('GET /api/books/?q=emma');
  await visitor('GET /api/books/?q=persuasoin');
  await visitor(`GET /api/books/?ids=${emma},${ebook}`);
  await visitor('GET /api/books/cards?limit=4&teasers=true&editions=together');
  await visitor('GET /api/books/facets?q=austen');
  await visitor('GET /api/suggestions?q=em');
  await visitor('GET /api/authors/jane-austen');
  await visitor('GET /api/series/highbury');
  const { headers } = await visitor(`GET /api/books/${emma}`);
  await visitor(`GET /api/books/${emma}`, undefined, {
    headers: { 'If-None-Match': headers.etag ?? '' },
  });
  await visitor(`GET /api/books/${emma}/editions`);
  await visitor(`GET /api/books/${emma}/related`);
  await admin('GET /api/admin/demo');
}
