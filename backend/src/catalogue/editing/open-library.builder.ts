import { type FetchPicture, PictureNotFetched } from '../../platform/pictures/fetch-picture.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { coverAddress, type Fetch } from './open-library.ts';

/** The book that the fake Open Library knows. */
export const KNOWN_ISBN = '9780140328721';
const FACTS = {
  title: 'Fantastic Mr. Fox',
  authors: [{ name: 'Roald Dahl' }],
  publishers: [{ name: 'Puffin' }],
  publish_date: 'October 1, 1988',
  number_of_pages: 96,
  cover: { large: 'https://covers.openlibrary.org/b/id/8739161-L.jpg' },
};

/** A fake Open Library that knows one book; tests make no network requests. */
export const testOpenLibrary: Fetch = async (input) => {
  const key = new URL(String(input)).searchParams.get('bibkeys') ?? '';
  return Response.json(key === `ISBN:${KNOWN_ISBN}` ? { [key]: FACTS } : {});
};

/** Knows its cover. */
export const testFetchPicture: FetchPicture = async (address) => {
  if (address !== coverAddress(KNOWN_ISBN)) throw new PictureNotFetched('not-found');
  return aPicture({ width: 80, height: 120 });
};
