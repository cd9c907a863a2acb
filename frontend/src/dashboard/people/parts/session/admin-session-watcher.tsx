import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminToken } from '../../../../api/admin-token.ts';
import { baseApi } from '../../../../api/base-api.ts';
import { forgetReplies } from '../../../../api/unchanged-replies.ts';
import { confirmStep } from '../../../../kit/dialogs/dialogs.ts';
import { hasKeptDraft } from '../../../../kit/forms/kept-draft.ts';
import { kitTexts } from '../../../../kit/texts.ts';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { openPage } from '../../../../lib/addresses/open-page.ts';
import { onReturn } from '../../../../lib/addresses/page-return.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { returnState } from './dashboard-path.ts';
import { watchAdminSession } from './watch-admin-session.ts';

/**
 * Leaves the dashboard and clears the cache when the admin's session ends. After an expiry it says so before the home
 * page is loaded, and how to get back.
 */
export function AdminSessionWatcher() {
  const texts = useDashboardTexts();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const location = useLocation();

  const end = useEffectEvent(async (expired: boolean, unmounted: AbortSignal) => {
    if (!expired) {
      dispatch(baseApi.util.resetApiState());
      forgetReplies();
      return openPage(dashboardPaths.home.to());
    }
    const { from } = returnState(location);
    // Leaves the dashboard first, so that none of it is visible behind the message.
    await navigate(dashboardPaths.adminLogin.to(), { replace: true, state: { from } });
    if (unmounted.aborted) return;
    dispatch(baseApi.util.resetApiState());
    forgetReplies();
    const words = textsNow(peopleTexts).session;
    const goesOn = await confirmStep(
      texts.admin.expired,
      words.continue(hasKeptDraft()),
      words.signIn,
      textsNow(kitTexts).confirm,
    );
    if (!goesOn && !unmounted.aborted) openPage(dashboardPaths.home.to());
  });
  /** The page may be restored from the back/forward cache after its session ended. */
  const signInAgain = useEffectEvent(() => {
    if (adminToken.stored() || location.pathname === dashboardPaths.adminLogin.pattern) return;
    void navigate(dashboardPaths.adminLogin.to(), { replace: true, state: returnState(location) });
  });
  useEffect(() => {
    const unmount = new AbortController();
    const stopReturns = onReturn(() => signInAgain());
    const stop = watchAdminSession((expired) => void end(expired, unmount.signal));
    return () => {
      stop();
      stopReturns();
      unmount.abort();
    };
  }, []);

  return null;
}
