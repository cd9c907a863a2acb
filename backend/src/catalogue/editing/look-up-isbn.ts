import { PAGES_MAX } from '@book-store/contract/catalogue/books/book-facts';
import type { IsbnView } from '@book-store/contract/catalogue/books/isbn.schemas';
import { Line } from '@book-store/contract/parts.schemas';
import { AUTHOR_MAX, PUBLISHER_MAX, TITLE_MAX } from '@book-store/contract/text-limits';
import { z } from 'zod';
import { type Fetch, fetchFacts, OpenLibraryUnavailable } from './open-library.ts';

const Named = z.object({ name: z.string() });

/** Open Library's reply; unexpected parts are dropped. */
const Facts = z.object({
  title: z.string().optional().catch(undefined),
  authors: z.array(Named).max(50).optional().catch(undefined),
  publishers: z.array(Named).max(50).optional().catch(undefined),
  publish_date: z.string().optional().catch(undefined),
  number_of_pages: z.number().int().min(1).max(PAGES_MAX).optional().catch(undefined),
  cover: z.object({ large: z.string() }).optional().catch(undefined),
});

/** Returns Open Library's data in the form's format. */
export async function lookUpIsbn(isbn: string, get: Fetch): Promise<IsbnView> {
  try {
    const facts = Facts.safeParse(await fetchFacts(isbn, get));
    return facts.success ? toView(isbn, facts.data) : { isbn, status: 'unknown', hasCover: false };
  } catch (error) {
    if (!(error instanceof OpenLibraryUnavailable)) throw error;
    return { isbn, status: 'away', hasCover: false };
  }
}

const toView = (isbn: string, facts: z.output<typeof Facts>): IsbnView => ({
  isbn,
  status: 'found',
  title: line(facts.title, TITLE_MAX),
  author: line(namesIn(facts.authors).join(', '), AUTHOR_MAX),
  publisher: line(namesIn(facts.publishers)[0], PUBLISHER_MAX),
  publishedYear: yearIn(facts.publish_date),
  pages: facts.number_of_pages,
  hasCover: facts.cover !== undefined,
});

const namesIn = (list: { name: string }[] = []) => [...new Set(list.map(({ name }) => name))];

/** Shortens or drops values that exceed the form's limits. */
function line(text: string | undefined, max: number): string | undefined {
  const parsed = Line.min(1).safeParse(text?.slice(0, max));
  return parsed.success ? parsed.data : undefined;
}

const yearIn = (date = ''): number | undefined => {
  const year = /(?<!\d)(1[4-9]|20)\d\d(?!\d)/.exec(date)?.[0];
  return year ? Number(year) : undefined;
};
