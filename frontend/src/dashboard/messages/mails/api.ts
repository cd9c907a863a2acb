import type {
  ListMailsQuery,
  MailPage,
  MailView,
  OpenedMail,
} from '@book-store/contract/messages/mails/mails.schemas';
import { baseApi } from '../../../api/base-api.ts';
import { addsOnceTo } from '../../../api/calls/admin-calls.ts';
import { listTotal } from '../../../api/list-total.ts';
import { type Once, once } from '../../../api/once.ts';

const mailUrl = (id: string) => `/admin/mails/${encodeURIComponent(id)}`;

const mailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches a page of the mails, newest first, and the total number; uncached, because links expire. */
    listMails: build.query<MailPage & { total: number }, ListMailsQuery>({
      query: (params) => ({ url: '/admin/mails', params }),
      transformResponse: (page: MailPage, meta) => ({
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
    resendMail: build.mutation<MailView, Once<{ id: string }>>(
      addsOnceTo((id) => `${mailUrl(id)}/resend`, ['Mail']),
    ),
  }),
});

export const { useListMailsQuery, useOpenMailQuery } = mailsApi;

export const useResendMailMutation = once(mailsApi.useResendMailMutation);
