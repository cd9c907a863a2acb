import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { UNNAMED_SHOP } from '@book-store/contract/pages/heads/page-head';
import { setShopPlace } from '@book-store/contract/place';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aBook } from '../../../testing/builders.ts';
import { bookData } from './book-data.ts';

const ORIGIN = 'https://shop.example';
const way = [{ name: 'Science Fiction', to: '/genres/science-fiction' }, { name: 'Dracula' }];

function dataOf(facts: Partial<BookView> = {}) {
  const book = aBook({ title: 'Dracula', author: 'Bram Stoker', newPrice: 8.9, ...facts });
  const toData = bookData(book, { genre: 'Science Fiction', way });
  // As it is sent: members without a value are left out.
  return JSON.parse(JSON.stringify(toData({ origin: ORIGIN, shop: UNNAMED_SHOP })));
}
const bookIn = (facts: Partial<BookView> = {}) => dataOf(facts)[0];

describe('what search engines learn about a book', () => {
  it('is its name, its price and its picture', () => {
    expect(bookIn({ _id: '0123456789abcdef01234567' })).toMatchObject({
      '@type': 'Book',
      name: 'Dracula',
      author: { '@type': 'Person', name: 'Bram Stoker', url: `${ORIGIN}/authors/bram-stoker` },
      image: `${ORIGIN}/covers/720/book-1.webp`,
      url: `${ORIGIN}/books/0123456789abcdef01234567`,
      offers: { '@type': 'Offer', price: '8.90', priceCurrency: 'USD' },
    });
  });

  it('is the price in the currency of the shop', () => {
    setShopPlace({ currency: 'KWD', locale: 'de-DE' });
    onTestFinished(() => setShopPlace());
    const { offers } = bookIn({ newPrice: 12.905 });
    expect(offers).toMatchObject({ price: '12.905', priceCurrency: 'KWD' });
  });

  it('is the URL of an external cover, and a picture with its title where it has none', () => {
    expect(bookIn({ coverImage: '' }).image).toMatch(/^https:\/\/shop\.example\/share\/books\//);
  });

  it('is what is known of it', () => {
    const known = bookIn({
      isbn: '9780306406157',
      publisher: 'The Press',
      publishedYear: 897,
      pages: 418,
      language: 'en',
      format: 'hardcover',
      series: { name: 'Vampires', number: 2 },
    });
    expect(known).toMatchObject({
      genre: 'Science Fiction',
      isbn: '9780306406157',
      publisher: { '@type': 'Organization', name: 'The Press' },
      datePublished: '0897',
      numberOfPages: 418,
      inLanguage: 'en',
      bookFormat: 'https://schema.org/Hardcover',
      isPartOf: { '@type': 'BookSeries', name: 'Vampires', url: `${ORIGIN}/series/vampires` },
      position: 2,
    });
    const unknown = bookIn({ author: undefined, format: 'other' });
    for (const fact of ['author', 'isbn', 'publisher', 'bookFormat', 'isPartOf']) {
      expect(unknown).not.toHaveProperty(fact);
    }
  });

  it('is each of several authors with the address of all their books', () => {
    expect(bookIn({ author: 'Terry Pratchett, Neil Gaiman' }).author).toEqual([
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
  ])('is whether it can be had: %j', (stock, availability) => {
    expect(bookIn(stock).offers.availability).toBe(`https://schema.org/${availability}`);
  });

  it('is the way to it', () => {
    expect(dataOf()[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Book Store', item: `${ORIGIN}/` },
        { position: 2, name: 'Science Fiction', item: `${ORIGIN}/genres/science-fiction` },
        { position: 3, name: 'Dracula' },
      ],
    });
  });
});
