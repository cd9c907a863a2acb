import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useMatch, useNavigate } from 'react-router-dom';
import { baseApi } from '../../shared/api/base-api.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { alertDialog } from '../../shared/ui/dialogs.ts';
import { watchAdminSession } from './watch-admin-session.ts';

/** Leaves the dashboard and clears the cache when the admin's session ends. */
export function AdminSessionWatcher() {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const inDashboard = useMatch(`${paths.dashboard.pattern}/*`) !== null;

  const end = useEffectEvent(async (expired: boolean, unmounted: AbortSignal) => {
    if (expired || inDashboard) await navigate(paths.home.to());
    if (unmounted.aborted) return;
    dispatch(baseApi.util.resetApiState());
    if (expired) await alertDialog(texts.admin.expired, 'info', { returnFocus: false });
  });
  useEffect(() => {
    const unmount = new AbortController();
    const stop = watchAdminSession((expired) => void end(expired, unmount.signal));
    return () => {
      stop();
      unmount.abort();
    };
  }, []);

  return null;
}
