import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import {
  AnswerBody,
  AskBody,
  AskReply,
  CloseQuestionBody,
  ListQuestionsQuery,
  QuestionDeleted,
  QuestionView,
} from './questions.schemas.ts';

named({ AnswerBody, AskBody, AskReply, CloseQuestionBody, QuestionDeleted, QuestionView });

const params = z.object({ id: Id });

export const questionCalls = {
  'POST /api/questions': {
    access: 'anyone',
    summary: 'Asks the shop for a book, or anything else; the same question counts once a day',
    body: AskBody,
    reply: AskReply,
    statuses: [201],
  },
  'GET /api/admin/questions': {
    access: 'admin',
    summary: 'What visitors have asked, newest first',
    query: ListQuestionsQuery,
    ...pagesOf(QuestionView),
  },
  'POST /api/admin/questions/:id/answers': {
    access: 'admin',
    summary: 'Answers a question by mail',
    params,
    headers: IdempotencyHeaders,
    body: AnswerBody,
    reply: QuestionView,
    errors: ['conflict'],
  },
  'PATCH /api/admin/questions/:id': {
    access: 'admin',
    summary: 'Closes a question, or opens it again',
    params,
    body: CloseQuestionBody,
    reply: QuestionView,
  },
  'DELETE /api/admin/questions/:id': {
    access: 'admin',
    summary: 'Deletes a question with its answers',
    params,
    reply: QuestionDeleted,
  },
} satisfies Calls;
