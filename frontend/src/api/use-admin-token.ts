import { useSyncExternalStore } from 'react';
import { adminToken } from './admin-token.ts';

const onServer = () => false;

/** True while an admin's token is stored in this browser; follows sign-in and sign-out in every tab. */
export const useAdminTokenStored = (): boolean =>
  useSyncExternalStore(adminToken.subscribe, adminToken.stored, onServer);
