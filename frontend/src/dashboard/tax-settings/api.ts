import type { EditTaxBody, TaxSettings } from '@book-store/contract/schemas/tax';
import { baseApi } from '../../api/base-api.ts';

const taxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTaxSettings: build.query<TaxSettings, void>({ query: () => '/admin/shop/tax' }),
    editTaxSettings: build.mutation<TaxSettings, EditTaxBody>({
      query: (body) => ({ url: '/admin/shop/tax', method: 'PUT', body }),
      invalidatesTags: ['Shop'],
    }),
  }),
});

export const { useGetTaxSettingsQuery, useEditTaxSettingsMutation } = taxApi;
