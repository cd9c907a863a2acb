import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import type { Fetch } from './open-library.ts';

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
  const { hostname, searchParams, pathname } = new URL(String(input));
  if (hostname === 'openlibrary.org') {
    const key = searchParams.get('bibkeys') ?? '';
    return Response.json(key === `ISBN:${KNOWN_ISBN}` ? { [key]: FACTS } : {});
  }
  if (!pathname.includes(KNOWN_ISBN)) return new Response('', { status: 404 });
  return new Response(new Uint8Array(await aPicture({ width: 80, height: 120 })));
};
