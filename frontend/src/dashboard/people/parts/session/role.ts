import type { AdminRole } from '@book-store/contract/admin-roles';
import { createContext, useContext } from 'react';

/** The role of the signed-in admin, from the dashboard's frame; undefined until it is known. */
export const RoleContext = createContext<AdminRole | undefined>('owner');

/** The screens leave out what only owners may; the server refuses it in any case. */
export const useRole = (): AdminRole | undefined => useContext(RoleContext);
