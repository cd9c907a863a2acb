import { useGetAdminProfileQuery } from './api.ts';

/** Whether the signed-in admin is staff, for whom the screens leave out what only owners may. */
export const useIsStaff = (): boolean => useGetAdminProfileQuery().data?.role === 'staff';
