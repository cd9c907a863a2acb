import type { AdminSession } from '@book-store/contract/people/sessions/admin-session.schemas';
import { useDispatch } from 'react-redux';
import { adminToken } from '../../../../api/admin-token.ts';
import { baseApi } from '../../../../api/base-api.ts';

/** Goes on in the session that has replaced all others, and asks again for what it says of the admin. */
export function useNewSession() {
  const dispatch = useDispatch();
  return ({ token, idleSeconds }: AdminSession) => {
    adminToken.save(token, { idleSeconds });
    dispatch(baseApi.util.invalidateTags(['AdminProfile', 'AdminSession', 'SecondFactor']));
  };
}
