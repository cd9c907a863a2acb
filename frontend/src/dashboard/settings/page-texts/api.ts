import type { EditPageTextBody } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import type { TextPageId } from '@book-store/contract/text-limits';
import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';

const adminTextsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPageTexts: build.query({ ...call('GET /api/admin/pages'), providesTags: ['PageText'] }),
    editPageText: build.mutation({
      ...call('PUT /api/admin/pages/:id', {
        request: ({ id, ...body }: { id: TextPageId } & EditPageTextBody) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags: ['PageText'],
    }),
  }),
});

export const { useListPageTextsQuery, useEditPageTextMutation } = adminTextsApi;
