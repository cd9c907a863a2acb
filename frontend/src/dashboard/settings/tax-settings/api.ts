import type { EditTaxBody, TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import { baseApi } from '../../../api/base-api.ts';
import { sends } from '../../../api/calls/admin-calls.ts';

const taxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTaxSettings: build.query<TaxSettings, void>({ query: () => '/admin/shop/tax' }),
    editTaxSettings: build.mutation<TaxSettings, EditTaxBody>(
      sends('PUT', '/admin/shop/tax', ['Shop']),
    ),
  }),
});

export const { useGetTaxSettingsQuery, useEditTaxSettingsMutation } = taxApi;
