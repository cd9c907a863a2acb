import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminToken } from '../../shared/admin-token.ts';
import { paths } from '../../shared/paths.ts';
import { returnState } from './dashboard-path.ts';

/** The guard of the dashboard: who holds no token goes to the admins' sign-in. */
export function RequireAdmin() {
  const location = useLocation();
  // Asked on the way in only: the watcher leads out whoever's session ends inside.
  const [{ stored, valid }] = useState(() => ({
    stored: adminToken.stored(),
    valid: adminToken.read() !== null,
  }));
  if (!stored) return <Navigate to={paths.admin.to()} replace state={returnState(location)} />;
  return valid ? <Outlet /> : null;
}
