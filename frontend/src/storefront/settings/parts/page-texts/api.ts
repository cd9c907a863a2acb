import type { PageTextView } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import type { TextPageId } from '@book-store/contract/text-limits';
import { baseApi } from '../../../../api/base-api.ts';

const pageTextsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches what the owner has written for a page, as HTML. */
    getPageText: build.query<PageTextView, TextPageId>({
      query: (id) => `/pages/${id}`,
      providesTags: (_result, _error, id) => [{ type: 'PageText', id }],
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useGetPageTextQuery } = pageTextsApi;
export const { getPageText } = pageTextsApi.endpoints;
