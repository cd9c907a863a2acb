import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const teamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query({ ...call('GET /api/admin/people'), providesTags: ['Team'] }),
    invite: build.mutation({
      ...call('POST /api/admin/invitations'),
      invalidatesTags: ['Team'],
    }),
    withdrawInvitation: build.mutation({
      ...call('DELETE /api/admin/invitations/:id'),
      invalidatesTags: ['Team'],
    }),
    changeRole: build.mutation({
      ...call('PATCH /api/admin/people/:id', {
        request: ({ id, role }: { id: string; role: 'owner' | 'staff' }) => ({
          params: { id },
          body: { role },
        }),
      }),
      invalidatesTags: ['Team'],
    }),
    removePerson: build.mutation({
      ...call('DELETE /api/admin/people/:id'),
      invalidatesTags: ['Team'],
    }),
    getSessionsOf: build.query({
      ...call('GET /api/admin/people/:id/sessions'),
      providesTags: ['Team'],
    }),
    endSessionOf: build.mutation({
      ...call('DELETE /api/admin/people/:id/sessions/:session', {
        request: (params: { id: string; session: string }) => ({ params }),
      }),
      invalidatesTags: ['Team'],
    }),
    endSessionsOf: build.mutation({
      ...call('DELETE /api/admin/people/:id/sessions'),
      invalidatesTags: ['Team'],
    }),
    makePasswordLink: build.mutation(call('POST /api/admin/people/:id/password-link')),
    changeOwnEmail: build.mutation({
      ...call('PUT /api/admin/email'),
      invalidatesTags: ['AdminProfile', 'Team'],
    }),
    getSecurity: build.query({
      ...call('GET /api/admin/shop/security'),
      providesTags: ['Security'],
    }),
    editSecurity: build.mutation({
      ...call('PUT /api/admin/shop/security'),
      invalidatesTags: ['Security'],
    }),
    askForPassword: build.mutation(call('POST /api/auth/admin/forgotten')),
    seeLink: build.query(
      call('POST /api/auth/admin/link', {
        as: undefined,
        request: (code: string) => ({ body: { code } }),
      }),
    ),
    acceptInvitation: build.mutation(call('POST /api/auth/admin/invitation')),
    setPassword: build.mutation(call('POST /api/auth/admin/password')),
    confirmEmail: build.mutation(call('POST /api/auth/admin/email')),
  }),
});

export const {
  useGetTeamQuery,
  useInviteMutation,
  useWithdrawInvitationMutation,
  useChangeRoleMutation,
  useRemovePersonMutation,
  useGetSessionsOfQuery,
  useEndSessionOfMutation,
  useEndSessionsOfMutation,
  useMakePasswordLinkMutation,
  useChangeOwnEmailMutation,
  useGetSecurityQuery,
  useEditSecurityMutation,
  useAskForPasswordMutation,
  useSeeLinkQuery,
  useAcceptInvitationMutation,
  useSetPasswordMutation,
  useConfirmEmailMutation,
} = teamApi;
