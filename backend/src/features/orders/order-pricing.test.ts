import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedBook, quote, seenCents } from './order-pricing.ts';

const id = (n: number) => n.toString(16).padStart(24, '0');
const book = (n: number, newPrice: number, more: Partial<PricedBook> = {}): PricedBook => ({
  _id: id(n),
  title: `Book ${n}`,
  category: 'fiction',
  coverImage: `book-${n}.webp`,
  newPrice,
  ...more,
});

describe('quote', () => {
  it('adds prices that binary fractions cannot add exactly', () => {
    const { totalCents } = quote([id(1), id(2), id(3)], [book(1, 0.1), book(2, 0.2), book(3, 1.1)]);
    expect(totalCents).toBe(140);
  });

  it('keeps the order in which the customer put the books', () => {
    const { lines } = quote([id(2), id(1)], [book(1, 5), book(2, 7)]);
    expect(lines.map((line) => line.bookId)).toEqual([id(2), id(1)]);
  });

  it('keeps title, author, genre, cover and price of each book as they are now', () => {
    const given = book(1, 12.34, { author: 'Ann Author', coverTint: '#123456' });
    expect(quote([id(1)], [given]).lines).toEqual([
      {
        bookId: id(1),
        title: 'Book 1',
        author: 'Ann Author',
        category: 'fiction',
        coverImage: 'book-1.webp',
        coverTint: '#123456',
        priceCents: 1234,
      },
    ]);
  });

  it('names the books that are gone and prices the others', () => {
    const { gone, lines, totalCents } = quote([id(1), id(9), id(8)], [book(1, 5)]);
    expect({ gone, lines: lines.length, totalCents }).toEqual({
      gone: [id(9), id(8)],
      lines: 1,
      totalCents: 500,
    });
  });

  it('finds a book whose id is written in capitals', () => {
    const upper = 'ABCDEFABCDEFABCDEFABCDEF';
    const found = quote([upper], [book(1, 3, { _id: upper.toLowerCase() })]);
    expect(found.gone).toEqual([]);
    expect(found.totalCents).toBe(300);
  });

  it('sells a free book for nothing', () => {
    expect(quote([id(1)], [book(1, 0)]).totalCents).toBe(0);
  });

  it('adds any prices in cents without a rounding error', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 100,
    });
    fc.assert(
      fc.property(prices, (cents) => {
        const books = cents.map((price, n) => book(n + 1, price / 100));
        const { totalCents } = quote(
          books.map((one) => one._id),
          books,
        );
        expect(totalCents).toBe(cents.reduce((sum, price) => sum + price, 0));
      }),
    );
  });
});

describe('seenCents', () => {
  it.each([
    ['0.00', 0],
    ['0.10', 10],
    ['12.50', 1250],
    ['4.35', 435],
    ['999999999.99', 99_999_999_999],
  ])('reads %s as %i cents', (text, cents) => {
    expect(seenCents(text)).toBe(cents);
  });
});
