import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const adminSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editProfile: build.mutation({
      ...call('PATCH /api/admin/profile'),
      invalidatesTags: ['AdminProfile'],
    }),
    changePassword: build.mutation(call('POST /api/admin/password')),
    editShop: build.mutation({ ...call('PUT /api/admin/shop'), invalidatesTags: ['Shop'] }),
    getSessions: build.query({
      ...call('GET /api/admin/sessions'),
      providesTags: ['AdminSession'],
    }),
    endSession: build.mutation({
      ...call('DELETE /api/admin/sessions/:id'),
      invalidatesTags: ['AdminSession'],
    }),
  }),
});

export const {
  useEditProfileMutation,
  useChangePasswordMutation,
  useEditShopMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
} = adminSettingsApi;
