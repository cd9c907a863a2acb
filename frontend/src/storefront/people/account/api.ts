import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, so that the personal data is not cached. */
    exportAccount: build.mutation(call('GET /api/account/export', { as: 'customer' })),
    /** Erases the shop's data about the account. Requires a recent sign-in. Idempotent. */
    eraseAccount: build.mutation(call('DELETE /api/account', { as: 'customer' })),
  }),
});

export const { useEraseAccountMutation, useExportAccountMutation } = accountApi;
