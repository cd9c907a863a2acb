import type {
  AdminProfile,
  AdminSession,
  AdminSessionView,
  ChangePasswordBody,
  EditProfileBody,
} from '@book-store/contract/people/admins/admin-session.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';
import { calls, sends } from '../../../../api/calls/admin-calls.ts';

const adminSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editProfile: build.mutation<AdminProfile, EditProfileBody>(
      sends('PATCH', '/admin/profile', ['AdminProfile']),
    ),
    changePassword: build.mutation<AdminSession, ChangePasswordBody>(
      sends('POST', '/admin/password'),
    ),
    editShop: build.mutation({ ...call('PUT /api/admin/shop'), invalidatesTags: ['Shop'] }),
    getSessions: build.query<AdminSessionView[], void>({
      query: () => '/admin/sessions',
      providesTags: ['AdminSession'],
    }),
    endSession: build.mutation<AdminSessionView[], string>(
      calls('DELETE', (id) => `/admin/sessions/${id}`, ['AdminSession']),
    ),
  }),
});

export const {
  useEditProfileMutation,
  useChangePasswordMutation,
  useEditShopMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
} = adminSettingsApi;
