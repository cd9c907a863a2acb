import type {
  EditPageTextBody,
  PageTextSource,
} from '@book-store/contract/settings/page-texts/page-texts.schemas';
import type { TextPageId } from '@book-store/contract/text-limits';
import { baseApi } from '../../../api/base-api.ts';
import { sendsTo } from '../../../api/calls/admin-calls.ts';

const adminTextsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPageTexts: build.query<PageTextSource[], void>({
      query: () => '/admin/pages',
      providesTags: ['PageText'],
    }),
    editPageText: build.mutation<PageTextSource, { id: TextPageId } & EditPageTextBody>(
      sendsTo('PUT', (id) => `/admin/pages/${id}`, ['PageText']),
    ),
  }),
});

export const { useListPageTextsQuery, useEditPageTextMutation } = adminTextsApi;
