import type { AccountErased } from '@book-store/contract/schemas/account';
import { baseApi } from '../../shared/api/base-api.ts';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Erases the shop's data about the account. Requires a recent sign-in. Idempotent. */
    eraseAccount: build.mutation<AccountErased, void>({
      query: () => ({ url: '/account', method: 'DELETE' }),
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const { useEraseAccountMutation } = accountApi;
