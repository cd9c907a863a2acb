import type { CreateBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import { fold } from '@book-store/contract/fold';
import type { z } from 'zod';
import type { StoredBook } from '../books/books.model.ts';

/** The fields of the form's 'More about this book', and those that only imports set. */
export const FACTS = [
  'isbn',
  'publisher',
  'publishedYear',
  'pages',
  'weight',
  'language',
  'format',
  'series',
  'tags',
  'popularity',
  'rating',
  'stock',
  'orderable',
  'hidden',
  'fixedPrice',
] as const;
const OPTIONAL = ['author', ...FACTS] as const;
type Optional = (typeof OPTIONAL)[number];

type Body = Omit<z.output<typeof CreateBookBody>, 'coverImage' | 'trending'>;
type Series = NonNullable<StoredBook['series']>;
type Rating = NonNullable<StoredBook['rating']>;
type Known = { [Name in Exclude<Optional, 'series' | 'rating'>]?: NonNullable<Body[Name]> } & {
  series?: Series;
  rating?: Rating;
};

/**
 * Converts a body to a stored book: adds the folded title and drops empty or null fields, whose names are in
 * `emptied`.
 */
export function toStored<Given extends Body>({ newPrice, oldPrice, ...body }: Given) {
  const emptied = OPTIONAL.filter((name) => body[name] !== undefined && isEmpty(body[name]));
  const withoutOldPrice = oldPrice === null ? (['oldPriceCents'] as const) : [];
  const isKept = ([name]: [string, unknown]) => !(emptied as string[]).includes(name);
  const kept = Object.fromEntries(Object.entries(body).filter(isKept));
  return {
    book: {
      ...(kept as Omit<typeof body, Optional> & Known),
      ...(body.series && { series: toSeries(body.series) }),
      ...(body.rating && { rating: toRating(body.rating) }),
      titleKey: fold(body.title),
      newPriceCents: newPrice,
      ...(typeof oldPrice === 'number' && { oldPriceCents: oldPrice }),
    },
    emptied: [...emptied, ...withoutOldPrice],
  };
}

const toSeries = ({ name, number }: NonNullable<Body['series']>): Series => ({
  name,
  ...(typeof number === 'number' && { number }),
});

const toRating = ({ source, ...rating }: NonNullable<Body['rating']>): Rating => ({
  ...rating,
  ...(source && { source }),
});

/** False flags are not stored; books from before the flag have none either. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
