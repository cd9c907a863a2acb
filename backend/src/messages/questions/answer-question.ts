import { ANSWERS_MAX } from '@book-store/contract/messages/questions/questions';
import type { AnswerBody } from '@book-store/contract/messages/questions/questions.schemas';
import { type ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { badField, conflict, notFound } from '../../platform/errors/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { answerMail } from './question-mails.ts';
import { Question, type StoredQuestion } from './questions.model.ts';

type Given = z.output<typeof AnswerBody> & { by: string };
type Deps = {
  at: Date;
  sends: boolean;
  shop: Shop;
  remember: Remember;
  beforeCommit: BeforeCommit<StoredQuestion>;
};

/** Stores an answer and queues its mail together. Throws `not-found`, and `conflict` if there are too many. */
export async function answerQuestion(
  id: string,
  { text, bookId, by }: Given,
  { at, sends, shop, remember, beforeCommit }: Deps,
): Promise<StoredQuestion> {
  const [book] = bookId ? await findStoredBooks([bookId]) : [];
  if (bookId && !book) throw badField('bookId', 'This book is not in the shop.', 'not-offered');
  const add = async (session: ClientSession) => {
    const answer = {
      ...{ _id: new Types.ObjectId(), text, by, at },
      ...(book && { book: { id: book._id, title: book.title } }),
    };
    const question = await Question.findOneAndUpdate(
      { _id: id, [`answers.${ANSWERS_MAX - 1}`]: { $exists: false } },
      { $push: { answers: answer }, $set: { state: 'answered' } },
      { returnDocument: 'after', runValidators: true, session },
    ).lean<StoredQuestion>();
    if (!question) {
      await findQuestion(id);
      throw conflict(
        `A question has at most ${ANSWERS_MAX} answers. Please go on in your mail program.`,
        'answers-full',
        { maximum: ANSWERS_MAX },
      );
    }
    const mail = answerMail(question, { id: answer._id, text, book }, letterTextsOf(shop));
    await queueMail(mail, { sends, now: at, session });
    await remember(id, session);
    return question;
  };
  return inTransaction(add, { beforeCommit });
}

/** Throws `not-found`. */
export async function findQuestion(id: string): Promise<StoredQuestion> {
  const question = await Question.findById(id).lean<StoredQuestion>();
  if (!question) throw notFound('There is no such question.');
  return question;
}
