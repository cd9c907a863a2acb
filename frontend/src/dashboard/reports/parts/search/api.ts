import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // What is typed is searched anew whenever it is typed again.
    searchEverything: build.query({ ...call('GET /api/admin/search'), keepUnusedDataFor: 5 }),
  }),
});

export const { useSearchEverythingQuery } = searchApi;
