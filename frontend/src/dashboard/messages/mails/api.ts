import { baseApi } from '../../../api/base-api.ts';
import { addOnce, call } from '../../../api/call.ts';
import { listTotal } from '../../../api/list-total.ts';
import { once } from '../../../api/once.ts';

const mailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches a page of the mails, newest first, and the total number; uncached, because links expire. */
    listMails: build.query({
      ...call('GET /api/admin/mails', {
        result: (page, meta) => ({ ...page, total: listTotal(meta, page.mails.length) }),
      }),
      providesTags: ['Mail'],
      keepUnusedDataFor: 0,
    }),
    openMail: build.query({ ...call('GET /api/admin/mails/:id'), keepUnusedDataFor: 0 }),
    getMailServer: build.query(call('GET /api/admin/mail-server')),
    testMailServer: build.mutation(
      // The server waits for the mail server for up to 20 seconds.
      call('POST /api/admin/mail-server/test', { request: () => ({ timeout: 30_000 }) }),
    ),
    resendMail: build.mutation({
      ...addOnce('POST /api/admin/mails/:id/resend'),
      invalidatesTags: ['Mail'],
    }),
  }),
});

export const {
  useListMailsQuery,
  useOpenMailQuery,
  useGetMailServerQuery,
  useTestMailServerMutation,
} = mailsApi;

export const useResendMailMutation = once(mailsApi.useResendMailMutation);
