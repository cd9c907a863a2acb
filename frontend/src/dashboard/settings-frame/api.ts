import type {
  AdminProfile,
  AdminSession,
  AdminSessionView,
  ChangePasswordBody,
  EditProfileBody,
} from '@book-store/contract/schemas/admin-session';
import type { EditShopBody, ShopView } from '@book-store/contract/schemas/shop';
import { baseApi } from '../../api/base-api.ts';

const adminSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editProfile: build.mutation<AdminProfile, EditProfileBody>({
      query: (body) => ({ url: '/admin/profile', method: 'PATCH', body }),
      invalidatesTags: ['AdminProfile'],
    }),
    changePassword: build.mutation<AdminSession, ChangePasswordBody>({
      query: (body) => ({ url: '/admin/password', method: 'POST', body }),
    }),
    editShop: build.mutation<ShopView, EditShopBody>({
      query: (body) => ({ url: '/admin/shop', method: 'PUT', body }),
      invalidatesTags: ['Shop'],
    }),
    getSessions: build.query<AdminSessionView[], void>({
      query: () => '/admin/sessions',
      providesTags: ['AdminSession'],
    }),
    endSession: build.mutation<AdminSessionView[], string>({
      query: (id) => ({ url: `/admin/sessions/${id}`, method: 'DELETE' }),
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
