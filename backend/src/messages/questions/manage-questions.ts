import type {
  ListQuestionsQuery,
  ShownQuestion,
} from '@book-store/contract/messages/questions/questions.schemas';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { whatWaits } from '../../platform/desk/desk-line.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { findPage, type Page } from '../../platform/documents/mongo.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import { erasePastMails } from '../mails/erase-mails.ts';
import { answerKeys } from './question-mails.ts';
import { Question, type StoredQuestion } from './questions.model.ts';

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** Newest first. */
export async function listQuestions({
  state,
  ...page
}: z.output<typeof ListQuestionsQuery>): Promise<Page<ShownQuestion>> {
  const list = Question.find(state ? { state } : {})
    .sort(NEWEST_FIRST)
    .lean<StoredQuestion[]>();
  return findPage(list, page, toQuestionView);
}

export const toQuestionView = ({ by: _, ...question }: StoredQuestion): ShownQuestion => ({
  ...question,
  email: shownEmail(question.email),
  bookId: question.bookId ?? undefined,
  orderId: question.orderId ?? undefined,
  answers: question.answers.map(({ book, ...answer }) => ({ ...answer, book: book ?? undefined })),
});

/** Those that nobody has answered or closed yet. */
export const waitingQuestions = () =>
  whatWaits(Question, { filter: { state: 'open' }, since: 'at' });

export type Closed = { question: StoredQuestion; isChanged: boolean };

/** Throws `not-found`. */
export async function closeQuestion(
  id: string,
  closed: boolean,
  beforeCommit: BeforeCommit<Closed>,
): Promise<StoredQuestion> {
  const close = async (session: ClientSession) => {
    const before = await Question.findById(id).session(session).lean<StoredQuestion>();
    if (!before) throw notFound('There is no such question.');
    const isChanged = closed !== (before.state === 'closed');
    const opened = before.answers.length > 0 ? ('answered' as const) : ('open' as const);
    const question = isChanged
      ? { ...before, state: closed ? ('closed' as const) : opened }
      : before;
    if (isChanged) {
      await Question.updateOne(
        { _id: id, state: before.state },
        { $set: { state: question.state } },
        { session },
      ).orFail();
    }
    return { question, isChanged };
  };
  return (await inTransaction(close, { beforeCommit })).question;
}

/** Deletes a question with its answers and their mails, except those that still wait to be sent. Throws `not-found`. */
export async function deleteQuestion(
  id: string,
  beforeCommit: BeforeCommit<StoredQuestion>,
): Promise<void> {
  const remove = async (session: ClientSession) => {
    const question = await Question.findByIdAndDelete(id, { session }).lean<StoredQuestion>();
    if (!question) throw notFound('There is no such question.');
    return question;
  };
  const { by, answers } = await inTransaction(remove, { beforeCommit });
  await erasePastMails(answers.map(({ _id }) => `${answerKeys(by)}${_id}`));
}
