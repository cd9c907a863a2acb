import { DEFAULT_PLACE, setShopPlace } from '@book-store/contract/place';
import { afterEach, describe, expect, it } from 'vitest';
import { orderWords, searchTerms } from './order-words.ts';
import { anOrderBody } from './orders.builder.ts';

const order = {
  ...anOrderBody({ name: 'Zoë  Núñez (sales+1)', email: 'zoe.n@example.com' }),
  address: { ...anOrderBody().address, city: 'São Paulo', zipcode: '01310-100' },
  phone: '+49300123456',
  _id: '65fada00aa11bb22cc33dd44',
  number: 10_042,
  lines: [
    { title: 'The Great Gatsby', author: 'F. Scott Fitzgerald', isbn: '9783161484100' },
    { title: '1984' },
  ],
};

function finds(q: string, within = order): boolean {
  const words = orderWords(within);
  const terms = searchTerms(q);
  return (
    terms.length > 0 &&
    terms.every((ranges) =>
      ranges.some(({ from, to }) => words.some((word) => word >= from && word < to)),
    )
  );
}

afterEach(() => setShopPlace());

describe('the search for orders', () => {
  it.each(['zoe', 'ZOË N', 'nunez', 'Nuñ', 'sales', 'zoe.n@', 'Zoe.N@EXAMPLE.com'])(
    'finds %j in the name or the email',
    (q) => expect(finds(q)).toBe(true),
  );

  it.each(['sao paulo', 'Paulo', '01310', 'nunez sao'])('finds %j in the address', (q) =>
    expect(finds(q)).toBe(true),
  );

  it.each(['gatsby', 'great gat', 'The great Gatsby', '1984', 'nunez gatsby'])(
    'finds %j in a title',
    (q) => expect(finds(q)).toBe(true),
  );

  it.each(['fitzgerald', 'Scott Fitz', 'gatsby fitzgerald'])('finds the author by %j', (q) =>
    expect(finds(q)).toBe(true),
  );

  it.each(['9783161484100', '978-3-16-148410-0', '316148410X', 'ISBN 3-16-148410-X'])(
    'finds a book by its ISBN %j',
    (q) => expect(finds(q)).toBe(true),
  );

  it.each([
    ['krueger', 'Krüger'],
    ['Krüger', 'Krueger'],
    ['kruger', 'Krüger'],
    ['KRU\u0308GER', 'Krüger'],
    ['soeren', 'Søren Kierkegaard'],
    ['strasse', 'Straße'],
  ])('finds by %j the name %j', (q, name) => expect(finds(q, { ...order, name })).toBe(true));

  it('does not find Kruger by Krueger', () =>
    expect(finds('krueger', { ...order, name: 'Kruger' })).toBe(false));

  it('has no word for a phone number that is not there', () =>
    expect(orderWords({ ...order, phone: '' })).not.toContain('~'));

  it.each(['+49 30', '49300123456', '0300 123456', '(0300) 12-34-56', '3456', '0123456'])(
    'finds %j in the phone number',
    (q) => expect(finds(q)).toBe(true),
  );

  it.each(['65fada00aa11bb22cc33dd44', 'CC33DD44', '33dd44'])(
    'finds the ending %j of the id',
    (q) => expect(finds(q)).toBe(true),
  );

  it.each(['BS-10042', 'bs 10042', 'bs10042', '10042'])('finds the number by %j', (q) =>
    expect(finds(q)).toBe(true),
  );

  it.each(['BS-1004', 'BS-1004 2', 'BS-0042', '0042', '1004', 'BS-10043', '#10042', '~65432'])(
    'does not take %j for the number',
    (q) => expect(finds(q)).toBe(false),
  );

  it.each(['zoex', 'zo.*x', 'unez', 'atsby', 'nunez gatsbyx', 'dd4', '-', '()', '[]', '+'])(
    'does not find %j',
    (q) => expect(finds(q)).toBe(false),
  );

  it.each(['LE-10042', 'le 10042', 'BS-10042', 'bs 10042', '10042', 'OLD-10042', 'old10042'])(
    'finds the number by %j where its prefix was changed',
    (q) => {
      setShopPlace({ ...DEFAULT_PLACE, orderPrefix: 'LE-' });
      expect(finds(q)).toBe(true);
    },
  );

  it.each(['Berlin 10042', 'gatsby10042x', 'LE-10043', 'old-10043', 'old-010042'])(
    'does not take %j for the number where its prefix was changed',
    (q) => {
      setShopPlace({ ...DEFAULT_PLACE, orderPrefix: 'LE-' });
      expect(finds(q)).toBe(false);
    },
  );

  it('finds the number by the former prefix where it has none', () => {
    setShopPlace({ ...DEFAULT_PLACE, orderPrefix: '' });
    expect(['10042', 'BS-10042', 'le-10042'].map((q) => finds(q))).toEqual([true, true, true]);
  });

  it('finds what has a word longer than an index can hold by its beginning', () => {
    const long = 'ﷺ'.repeat(100);
    const words = orderWords({ ...order, name: long });
    expect(Math.max(...words.map((word) => Buffer.byteLength(word)))).toBeLessThan(300);
    const [range] = searchTerms(long.slice(0, 100))[0] ?? [];
    expect(words.some((word) => word >= (range?.from ?? '') && word < (range?.to ?? ''))).toBe(
      true,
    );
  });
});
