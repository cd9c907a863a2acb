import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import {
  Email,
  Id,
  Line,
  Lines,
  MailedName,
  pageOf,
  WireDate,
  WireId,
  withoutPages,
} from '../../parts.schemas.ts';
import { NAME_MAX } from '../../text-limits.ts';
import {
  ANSWER_MAX,
  ASKED_BOOK_MAX,
  QUESTION_KINDS,
  QUESTION_MAX,
  QUESTION_STATES,
} from './questions.ts';

const atMost = (most: number) => `At most ${most} characters.`;

/** Whether a text has more than spaces and characters that nobody sees. */
const isVisible = (text: string) => /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Name, book and number are repeated in the answer. */
export const AskBody = z
  .strictObject({
    kind: z.enum(QUESTION_KINDS),
    name: MailedName.max(NAME_MAX, atMost(NAME_MAX)).default(''),
    email: Email,
    /** What somebody who asks for a book looks for, in their words. */
    book: withoutPages(Line).max(ASKED_BOOK_MAX, atMost(ASKED_BOOK_MAX)).default(''),
    /** The book of the shop, such as one that is sold out. */
    bookId: Id.optional(),
    /** The number of the order that it is about, as typed. */
    orderNumber: withoutPages(Line).max(20, atMost(20)).default(''),
    message: Lines.max(QUESTION_MAX, atMost(QUESTION_MAX)).default(''),
  })
  .superRefine(({ kind, book, message }, { addIssue }) => {
    if (kind === 'book' && !isVisible(book)) {
      const refusal = refused('required', 'Please say which book you are looking for.');
      addIssue({ code: 'custom', path: ['book'], ...refusal });
    }
    if (kind === 'contact' && !isVisible(message)) {
      const refusal = refused('required', 'Please enter your message.');
      addIssue({ code: 'custom', path: ['message'], ...refusal });
    }
  });
export type AskBody = z.input<typeof AskBody>;

export const AskReply = z.object({ received: z.literal(true) });

export const ListQuestionsQuery = z.strictObject({
  state: z.enum(QUESTION_STATES).optional(),
  ...pageOf(20),
});

export const QuestionAnswer = z.object({
  text: z.string(),
  /** A book of the shop that it links to; `title` as it was then. */
  book: z.object({ id: WireId, title: z.string() }).optional(),
  /** The username of the admin. */
  by: z.string(),
  at: WireDate,
});

export const QuestionView = z.object({
  _id: WireId,
  kind: z.enum(QUESTION_KINDS),
  state: z.enum(QUESTION_STATES),
  at: WireDate,
  name: z.string(),
  email: z.string(),
  book: z.string(),
  bookId: WireId.optional(),
  orderNumber: z.string(),
  /** The order with this number and address; absent if there is none. */
  orderId: WireId.optional(),
  message: z.string(),
  answers: z.array(QuestionAnswer),
});
export type QuestionView = z.input<typeof QuestionView>;
export type ShownQuestion = z.output<typeof QuestionView>;

export const AnswerBody = z.strictObject({
  text: Lines.min(1, 'Please enter your answer.').max(ANSWER_MAX, atMost(ANSWER_MAX)),
  /** A book of the shop to link to. */
  bookId: Id.optional(),
});

export const CloseQuestionBody = z.strictObject({ closed: z.boolean() });

export const QuestionDeleted = z.object({ deleted: z.literal(true) });
