import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { matchPath, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { baseApi } from '../../../../api/base-api.ts';
import { forgetReplies } from '../../../../api/unchanged-replies.ts';
import { alertDialog, confirmStep } from '../../../../kit/dialogs/dialogs.ts';
import { paths } from '../../../../lib/addresses/dashboard-paths.ts';
import { dialogTexts } from '../../../../lib/wording/specified-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { returnState } from './dashboard-path.ts';
import { watchAdminSession } from './watch-admin-session.ts';

/**
 * Leaves the dashboard and clears the cache when the admin's session ends. After an expiry it says how to get
 * back.
 */
export function AdminSessionWatcher() {
  const texts = useDashboardTexts();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const location = useLocation();
  const inDashboard = useMatch(`${paths.overview.pattern}/*`) !== null;

  const end = useEffectEvent(async (expired: boolean, unmounted: AbortSignal) => {
    const { from } = returnState(location);
    if (expired || inDashboard) await navigate(paths.home.to());
    if (unmounted.aborted) return;
    dispatch(baseApi.util.resetApiState());
    forgetReplies();
    if (!expired) return;
    if (!inDashboard) return void alertDialog(texts.admin.expired, 'info', { returnFocus: false });
    const text = `This is the shop’s home page.${isBookForm(from) ? ' What you have typed is kept.' : ''} Sign in to continue where you were.`;
    const goesOn = await confirmStep(texts.admin.expired, text, 'Sign in', dialogTexts.confirm);
    if (goesOn && !unmounted.aborted) await navigate(paths.adminLogin.to(), { state: { from } });
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

/** The forms for books keep their drafts. */
const isBookForm = (address: string) =>
  [paths.addBook.pattern, paths.editBook.pattern].some((pattern) =>
    matchPath(pattern, address.split('?')[0] ?? ''),
  );
