import { z } from 'zod';
import { type Calls, MATCH_HEADERS, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { TITLE_MAX } from '../../text-limits.ts';
import {
  BookCardView,
  BookView,
  EditionView,
  ListBooksQuery,
  ListCardsQuery,
} from '../books/books.schemas.ts';
import { FacetsQuery } from './book-filters.schemas.ts';
import {
  AuthorView,
  FacetsView,
  SeriesView,
  SuggestionsQuery,
  SuggestionsView,
} from './shelf.schemas.ts';

named({ AuthorView, BookCardView, EditionView, FacetsView, SeriesView, SuggestionsView });

const params = z.object({ id: Id });
const slugParams = z.object({ slug: z.string().max(TITLE_MAX) });

/** Full books for API clients, cards for the shop's own pages. */
const foundBooks = <Book extends z.ZodType>(book: Book) => {
  const { reply, replyHeaders } = pagesOf(book);
  return { reply, replyHeaders: [...replyHeaders, ...MATCH_HEADERS] };
};

export const searchCalls = {
  'GET /api/books/': {
    access: 'anyone',
    summary: 'Lists, searches, filters and pages through books, newest first',
    query: ListBooksQuery,
    ...foundBooks(BookView),
    errors: ['not-found'],
  },
  'GET /api/books/cards': {
    access: 'anyone',
    summary: 'The same lists with only what cards show of each book',
    query: ListCardsQuery,
    ...foundBooks(BookCardView),
    errors: ['not-found'],
  },
  'GET /api/books/:id': {
    access: 'anyone',
    summary: 'One book',
    params,
    reply: BookView,
  },
  'GET /api/books/facets': {
    access: 'anyone',
    summary: 'Counts the books of a list by genre, author, price and more',
    query: FacetsQuery,
    reply: FacetsView,
  },
  'GET /api/authors/:slug': {
    access: 'anyone',
    summary: 'An author, and the series',
    params: slugParams,
    reply: AuthorView,
  },
  'GET /api/series/:slug': {
    access: 'anyone',
    summary: 'A series: its volumes in reading order, the editions of each together',
    params: slugParams,
    reply: SeriesView,
  },
  'GET /api/books/:id/editions': {
    access: 'anyone',
    summary: 'The other editions of a book: those with its title and author',
    params,
    reply: z.array(EditionView),
  },
  'GET /api/suggestions': {
    access: 'anyone',
    summary: 'What the search box suggests for a text: books, authors, series, genres',
    query: SuggestionsQuery,
    reply: SuggestionsView,
  },
} satisfies Calls;
