import { z } from 'zod';
import type { Calls } from '../../call.ts';
import { BookCardView } from '../../catalogue/books/books.schemas.ts';
import { Id } from '../../parts.schemas.ts';

export const relatedBookCalls = {
  'GET /api/books/:id/related': {
    access: 'anyone',
    summary: 'Books that go with a book: bought together, next in its series, by its author, alike',
    params: z.object({ id: Id }),
    reply: z.array(BookCardView),
  },
} satisfies Calls;
