import type { Problem } from '@book-store/contract/parts.schemas';
import type {
  AdminProfile,
  AdminSession,
  AdminSignInBody,
  RenewSessionBody,
} from '@book-store/contract/people/admins/admin-session.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { sends } from '../../../../api/calls/admin-calls.ts';

const adminSessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInAdmin: build.mutation<AdminSession, AdminSignInBody>({
      query: (body) => ({ url: '/auth/admin', method: 'POST', body }),
      transformErrorResponse: (error, meta) => {
        const retryAfter = Number(meta?.response?.headers.get('retry-after'));
        return { ...error, data: { ...(error.data as Problem), retryAfter } };
      },
    }),
    renewSession: build.mutation<AdminSession, RenewSessionBody>(sends('POST', '/admin/session')),
    getAdminProfile: build.query<AdminProfile, void>({
      query: () => '/admin/profile',
      providesTags: ['AdminProfile'],
    }),
  }),
});

export const { useSignInAdminMutation, useRenewSessionMutation, useGetAdminProfileQuery } =
  adminSessionApi;
