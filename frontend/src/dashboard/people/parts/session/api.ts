import type { Problem } from '@book-store/contract/parts.schemas';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';
import type { Meta } from '../../../../api/list-total.ts';

const adminSessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInAdmin: build.mutation({
      ...call('POST /api/auth/admin'),
      transformErrorResponse: (error: FetchBaseQueryError, meta: Meta) => {
        const retryAfter = Number(meta?.response?.headers.get('retry-after'));
        return { ...error, data: { ...(error.data as Problem), retryAfter } };
      },
    }),
    renewSession: build.mutation(call('POST /api/admin/session')),
    getAdminProfile: build.query({
      ...call('GET /api/admin/profile'),
      providesTags: ['AdminProfile'],
    }),
  }),
});

export const { useSignInAdminMutation, useRenewSessionMutation, useGetAdminProfileQuery } =
  adminSessionApi;
