import type {
  ListMailsQuery,
  OpenedMail,
  OutboxMail,
  OutboxPage,
} from '@book-store/contract/schemas/outbox';
import { baseApi } from '../../api/base-api.ts';
import { listTotal } from '../../api/list-total.ts';

const mailUrl = (id: string) => `/admin/outbox/${encodeURIComponent(id)}`;

const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches a page of the mails, newest first, and the total number; uncached, because links expire. */
    listMails: build.query<OutboxPage & { total: number }, ListMailsQuery>({
      query: (params) => ({ url: '/admin/outbox', params }),
      transformResponse: (page: OutboxPage, meta) => ({
        ...page,
        total: listTotal(meta, page.mails.length),
      }),
      providesTags: ['Mail'],
      keepUnusedDataFor: 0,
    }),
    openMail: build.query<OpenedMail, string>({
      query: mailUrl,
      keepUnusedDataFor: 0,
    }),
    resendMail: build.mutation<OutboxMail, string>({
      query: (id) => ({ url: `${mailUrl(id)}/resend`, method: 'POST' }),
      invalidatesTags: ['Mail'],
    }),
  }),
});

export const { useListMailsQuery, useOpenMailQuery, useResendMailMutation } = outboxApi;
