import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';
import { listed } from '../../../../api/list-total.ts';

const binApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBin: build.query({
      ...call('GET /api/admin/bin', { result: listed('books') }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    putBack: build.mutation({
      ...call('POST /api/admin/bin/put-back'),
      invalidatesTags: ['Book', 'Overview'],
    }),
    removeFromBin: build.mutation({
      ...call('DELETE /api/admin/bin/:id'),
      invalidatesTags: [{ type: 'Book', id: 'LIST' }],
    }),
  }),
});

export const { useListBinQuery, usePutBackMutation, useRemoveFromBinMutation } = binApi;
