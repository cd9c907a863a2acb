import type { OutboxMail } from '@book-store/contract/schemas/outbox';
import { baseApi } from '../../shared/api/base-api.ts';

const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the mails that the shop would have sent, newest first; uncached, because links expire. */
    listOutbox: build.query<OutboxMail[], void>({
      query: () => '/admin/outbox',
      keepUnusedDataFor: 0,
      extraOptions: { as: 'admin' },
    }),
  }),
});

export const { useListOutboxQuery } = outboxApi;
