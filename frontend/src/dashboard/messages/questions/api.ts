import { baseApi } from '../../../api/base-api.ts';
import { addOnce, call } from '../../../api/call.ts';
import { listed } from '../../../api/list-total.ts';
import { once } from '../../../api/once.ts';

type Answer = { id: string; text: string; bookId?: string | undefined };

const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query({
      ...call('GET /api/admin/questions', { result: listed('questions') }),
      providesTags: ['Question'],
    }),
    answerQuestion: build.mutation({
      ...addOnce('POST /api/admin/questions/:id/answers', {
        request: ({ id, ...body }: Answer) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['Question', 'Overview', 'Mail'],
    }),
    closeQuestion: build.mutation({
      ...call('PATCH /api/admin/questions/:id', {
        request: ({ id, closed }: { id: string; closed: boolean }) => ({
          params: { id },
          body: { closed },
        }),
      }),
      invalidatesTags: ['Question', 'Overview'],
    }),
    deleteQuestion: build.mutation({
      ...call('DELETE /api/admin/questions/:id'),
      invalidatesTags: ['Question', 'Overview'],
    }),
  }),
});

export const { useListQuestionsQuery, useCloseQuestionMutation, useDeleteQuestionMutation } =
  questionsApi;
export const useAnswerQuestionMutation = once(questionsApi.useAnswerQuestionMutation);
