import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';
import { live } from '../../../../api/refresh.ts';

const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDesk: build.query({
      ...call('GET /api/admin/desk'),
      providesTags: ['Order', 'Overview'],
    }),
  }),
});

/** What waits, for the bell and the overview alike. */
export const useDesk = () => deskApi.useGetDeskQuery(undefined, live(10));
