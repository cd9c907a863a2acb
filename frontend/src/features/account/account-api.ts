import type { AccountErased } from '@book-store/backend/contract';
import { baseApi } from '../../shared/api/base-api.ts';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The shop lets go of the account; needs a sign-in within the last minutes. Safe to repeat. */
    eraseAccount: build.mutation<AccountErased, void>({
      query: () => ({ url: '/account', method: 'DELETE' }),
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const { useEraseAccountMutation } = accountApi;
