import type { OutboxMail } from '@book-store/backend/contract';
import { baseApi } from '../../shared/api/base-api.ts';

const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the shop would have mailed, newest first; always fresh, as links expire. */
    listOutbox: build.query<OutboxMail[], void>({
      query: () => '/admin/outbox',
      keepUnusedDataFor: 0,
      extraOptions: { as: 'admin' },
    }),
  }),
});

export const { useListOutboxQuery } = outboxApi;
