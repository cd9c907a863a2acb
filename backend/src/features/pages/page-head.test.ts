import { describe, expect, it } from 'vitest';
import { bookPage } from './book-page.ts';
import { fillPage } from './page-head.ts';

const TEMPLATE = '<head><title>Book Store</title>\n<!--page-head--></head><body></body>';
const ORIGIN = 'https://shop.example';
const book = {
  _id: '0123456789abcdef01234567',
  title: 'Dracula',
  author: 'Bram Stoker',
  description: 'The count is courteous.',
  category: 'horror',
  coverImage: 'book-1.webp',
  newPrice: 890,
};

/** The book in a page's structured data, and the way to it. */
const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]');
const bookIn = (html: string) => jsonLdOf(html)[0];

describe('fillPage', () => {
  it('names the book, its price and its picture', () => {
    const html = fillPage(TEMPLATE, bookPage(book, ORIGIN));
    expect(html).toContain('<title>Dracula · Book Store</title>');
    expect(html).toContain('<meta name="description" content="The count is courteous." />');
    expect(html).toMatch(
      new RegExp(
        `<meta property="og:image" content="${ORIGIN}/share/books/${book._id}/\\w+.jpg" />`,
      ),
    );
    expect(bookIn(html).image).toBe(`${ORIGIN}/covers/720/book-1.webp`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/books/${book._id}" />`);
    expect(bookIn(html)).toMatchObject({
      '@type': 'Book',
      name: 'Dracula',
      author: { '@type': 'Person', name: 'Bram Stoker' },
      offers: { '@type': 'Offer', price: '8.90', priceCurrency: 'USD' },
    });
  });

  it('keeps the URL of an external cover', () => {
    const coverImage = 'https://images.example/1.jpg';
    expect(bookIn(fillPage(TEMPLATE, bookPage({ ...book, coverImage }, ORIGIN))).image).toBe(
      coverImage,
    );
  });

  it('omits the author if there is none', () => {
    const html = fillPage(TEMPLATE, bookPage({ ...book, author: undefined }, ORIGIN));
    expect(bookIn(html)).not.toHaveProperty('author');
  });

  it('says what is known of the book', () => {
    const facts = {
      category: 'science fiction',
      isbn: '9780306406157',
      publisher: 'The Press',
      publishedYear: 1897,
      pages: 418,
      language: 'en',
      format: 'hardcover',
      series: { name: 'Vampires', number: 2 },
    } as const;
    const known = bookIn(fillPage(TEMPLATE, bookPage({ ...book, ...facts }, ORIGIN)));
    expect(known).toMatchObject({
      genre: 'Science Fiction',
      isbn: '9780306406157',
      publisher: { '@type': 'Organization', name: 'The Press' },
      datePublished: '1897',
      numberOfPages: 418,
      inLanguage: 'en',
      bookFormat: 'https://schema.org/Hardcover',
      isPartOf: { '@type': 'BookSeries', name: 'Vampires' },
      position: 2,
    });
    const { isbn, publisher, bookFormat } = bookIn(fillPage(TEMPLATE, bookPage(book, ORIGIN)));
    expect([isbn, publisher, bookFormat]).toEqual([undefined, undefined, undefined]);
  });

  it('names each of several authors with the address of all their books', () => {
    const author = 'Terry Pratchett, Neil Gaiman';
    expect(bookIn(fillPage(TEMPLATE, bookPage({ ...book, author }, ORIGIN))).author).toEqual([
      { '@type': 'Person', name: 'Terry Pratchett', url: `${ORIGIN}/authors/terry-pratchett` },
      { '@type': 'Person', name: 'Neil Gaiman', url: `${ORIGIN}/authors/neil-gaiman` },
    ]);
  });

  it.each([
    [{}, 'InStock'],
    [{ stock: 20 }, 'InStock'],
    [{ stock: 1 }, 'LimitedAvailability'],
    [{ stock: 0 }, 'OutOfStock'],
    [{ stock: 0, orderable: true }, 'BackOrder'],
  ])('says whether the book can be had: %j', (stock, availability) => {
    const { offers } = bookIn(fillPage(TEMPLATE, bookPage({ ...book, ...stock }, ORIGIN)));
    expect(offers.availability).toBe(`https://schema.org/${availability}`);
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '</script><script>alert(1)</script>',
    '<!--<script>',
    "$& $1 $` $'",
    '\u2028alert(1)',
  ])('escapes the title %j', (title) => {
    const html = fillPage(TEMPLATE, bookPage({ ...book, title, description: title }, ORIGIN));
    const scripts = html.match(/<script/g);
    expect(scripts).toHaveLength(1);
    expect(html).not.toMatch(/<img|<!--/);
    expect(html).not.toMatch(/content="[^"]*"[^ />]/);
    expect(bookIn(html).name).toBe(title);
  });

  it('keeps hidden pages out of search engines', () => {
    const html = fillPage(TEMPLATE, { title: 'Checkout', hidden: true, url: `${ORIGIN}/checkout` });
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('canonical');
  });

  it('shortens a long description', () => {
    const html = fillPage(TEMPLATE, { description: 'word '.repeat(200) });
    const description = /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeLessThanOrEqual(300);
    expect(description.endsWith('…')).toBe(true);
  });
});
