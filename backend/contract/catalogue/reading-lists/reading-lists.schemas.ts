import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { areDifferent, FromVersion, Id, Line, Version } from '../../parts.schemas.ts';
import {
  LIST_BOOKS_MAX,
  LIST_ID_MAX,
  LIST_SENTENCE_MAX,
  LIST_TITLE_MAX,
  RECOMMENDED_BY_MAX,
} from '../../text-limits.ts';
import { BookCardView } from '../books/books.schemas.ts';

/** The last part of a list's URL; stays when the title changes. */
const ListId = z
  .string()
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
  .max(LIST_ID_MAX);
export const ListIdParam = z.object({ id: ListId });

const Sentence = Line.max(LIST_SENTENCE_MAX).optional();
const RecommendedBy = Line.max(RECOMMENDED_BY_MAX).optional();

/** Absent texts are empty. */
const Words = { sentence: z.string().optional(), by: z.string().optional() };

const Heading = z.object({ id: z.string(), title: z.string(), ...Words });

/** A published list with its first visible books. */
export const ReadingListCard = Heading.extend({ books: z.array(BookCardView) });
export type ReadingListCard = z.output<typeof ReadingListCard>;

/** A published list with all visible books, in the owner's order. */
export const ReadingListView = Heading.extend({
  books: z.array(z.object({ book: BookCardView, ...Words })),
});
export type ReadingListView = z.output<typeof ReadingListView>;

/** Who recommends a book in which list, and why. */
export const RecommendationView = z.object({
  list: z.object({ id: z.string(), title: z.string() }),
  ...Words,
});
export type RecommendationView = z.output<typeof RecommendationView>;

/** As its author edits it. A book that is not in the shop any more has no title. */
export const AdminReadingListView = Heading.extend({
  books: z.array(
    z.object({
      bookId: z.string(),
      title: z.string().optional(),
      hidden: z.boolean().optional(),
      ...Words,
    }),
  ),
  published: z.boolean(),
  version: Version,
});
export type AdminReadingListView = z.output<typeof AdminReadingListView>;

export const ReadingListsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(10).default(3),
});

export const EditReadingListBody = z.strictObject({
  title: Line.min(1, 'Please enter a title.').max(LIST_TITLE_MAX),
  sentence: Sentence,
  by: RecommendedBy,
  books: z
    .array(z.strictObject({ bookId: Id, sentence: Sentence, by: RecommendedBy }))
    .max(LIST_BOOKS_MAX, `A list has at most ${LIST_BOOKS_MAX} books.`)
    .refine(
      (books) => areDifferent(books.map(({ bookId }) => bookId)),
      refused('duplicate', 'A book stands in a list once.'),
    ),
  published: z.boolean(),
});
export type EditReadingListBody = z.input<typeof EditReadingListBody>;

export const ReplaceReadingListBody = EditReadingListBody.extend({ version: FromVersion });
export type ReplaceReadingListBody = z.input<typeof ReplaceReadingListBody>;
