import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const taxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTaxSettings: build.query(call('GET /api/admin/shop/tax')),
    editTaxSettings: build.mutation({
      ...call('PUT /api/admin/shop/tax'),
      invalidatesTags: ['Shop'],
    }),
    getPapersSettings: build.query(call('GET /api/admin/shop/papers')),
    editPapersSettings: build.mutation(call('PUT /api/admin/shop/papers')),
  }),
});

export const {
  useGetTaxSettingsQuery,
  useEditTaxSettingsMutation,
  useGetPapersSettingsQuery,
  useEditPapersSettingsMutation,
} = taxApi;
