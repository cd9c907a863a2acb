import type { questionCalls } from '@book-store/contract/messages/questions/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { answerQuestion, findQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import {
  type Closed,
  closeQuestion,
  deleteQuestion,
  listQuestions,
  toQuestionView,
} from './manage-questions.ts';

export const questionsToShop = ({
  limits,
  mailFrom,
  now,
}: RouteDeps): Implementation<typeof questionCalls> => {
  const sends = mailFrom !== undefined;
  return {
    'POST /api/questions': {
      before: ({ origin }) => limits.questions(origin.network),
      run: async ({ body, shop }) => {
        await askQuestion(body, { now: now(), sends, shop });
        return { body: { received: true } };
      },
    },
    'GET /api/admin/questions': async ({ query }) => ({ page: await listQuestions(query) }),
    'POST /api/admin/questions/:id/answers': {
      add: async ({ caller, params: { id }, body, at, shop, remember, record }) => {
        const change = record(() => ({ action: 'question-answered', subject: { id }, fields: [] }));
        const answer = { ...body, by: caller.username };
        const deps = { at, sends, shop, remember, beforeCommit: change.beforeCommit };
        return { body: toQuestionView(await answerQuestion(id, answer, deps)), change };
      },
      again: async (id) => ({ body: toQuestionView(await findQuestion(id)) }),
    },
    'PATCH /api/admin/questions/:id': async ({ params: { id }, body: { closed }, record }) => {
      const action = closed ? 'question-closed' : 'question-reopened';
      const change = record(({ isChanged }: Closed) =>
        isChanged ? { action, subject: { id }, fields: [] } : undefined,
      );
      return { body: toQuestionView(await closeQuestion(id, closed, change.beforeCommit)), change };
    },
    'DELETE /api/admin/questions/:id': async ({ params: { id }, record }) => {
      const change = record(() => ({ action: 'question-deleted', subject: { id }, fields: [] }));
      await deleteQuestion(id, change.beforeCommit);
      return { body: { deleted: true }, change };
    },
  };
};
