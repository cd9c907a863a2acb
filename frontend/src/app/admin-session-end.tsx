import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '../api/base-api.ts';
import { forgetReplies } from '../api/unchanged-replies.ts';
import { useDashboardTexts } from '../dashboard/frame/use-dashboard-texts.ts';
import { watchAdminSession } from '../dashboard/people/parts/session/watch-admin-session.ts';
import { alertDialog } from '../kit/dialogs/dialogs.ts';
import { paths } from '../lib/addresses/paths.ts';

/** Clears the cache when an admin's session ends in the storefront; reports an expiry on the home page. */
export function AdminSessionEnd() {
  const texts = useDashboardTexts();
  const navigate = useNavigate();
  const dispatch = useDispatch();

  const end = useEffectEvent(async (expired: boolean) => {
    if (expired) await navigate(paths.home.to());
    dispatch(baseApi.util.resetApiState());
    forgetReplies();
    if (expired) void alertDialog(texts.admin.expired, 'info', { returnFocus: false });
  });
  useEffect(() => watchAdminSession((expired) => void end(expired)), []);

  return null;
}
