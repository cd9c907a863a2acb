import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminToken } from '../../../../api/admin-token.ts';
import { useAdminTokenStored } from '../../../../api/use-admin-token.ts';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { returnState } from './dashboard-path.ts';

/** Route guard of the dashboard: without a token, redirects to the admins' sign-in. */
export function RequireAdmin() {
  const location = useLocation();
  // Hides the dashboard while the watcher redirects.
  const lasts = useAdminTokenStored();
  // Checked on entry only: the watcher handles sessions that end inside the dashboard.
  const [{ stored, valid }] = useState(() => ({
    stored: adminToken.stored(),
    valid: adminToken.read() !== null,
  }));
  if (!stored)
    return <Navigate to={dashboardPaths.adminLogin.to()} replace state={returnState(location)} />;
  return valid && lasts ? <Outlet /> : null;
}
