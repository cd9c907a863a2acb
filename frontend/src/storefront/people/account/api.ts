import type {
  AccountErased,
  AccountExport,
} from '@book-store/contract/people/account/account.schemas';
import { baseApi } from '../../../api/base-api.ts';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches all that the shop keeps about the account. A mutation, because nothing of it is to stay in a cache. */
    exportAccount: build.mutation<AccountExport, void>({
      query: () => '/account/export',
      extraOptions: { as: 'customer' },
    }),
    /** Erases the shop's data about the account. Requires a recent sign-in. Idempotent. */
    eraseAccount: build.mutation<AccountErased, void>({
      query: () => ({ url: '/account', method: 'DELETE' }),
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const { useEraseAccountMutation, useExportAccountMutation } = accountApi;
