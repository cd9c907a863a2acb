import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminToken } from '../../shared/admin-token.ts';
import { type ApiProblem, toApiProblem } from '../../shared/api/api-problem.ts';
import { texts } from '../../shared/specified-texts.ts';
import { alertDialog, preloadDialogs } from '../../shared/ui/dialogs.ts';
import { useAdminTokenStored } from '../../shared/use-admin-token.ts';
import { useSignInAdminMutation } from './admin-session-api.ts';
import { dashboardPath } from './dashboard-path.ts';
import { signInHint } from './sign-in-hint.ts';

/** What is shown of a refused attempt: the specification's sentence and the way on. */
type Refusal = { message: string; hint: string };

/** Username and password, then the alert, then on to the dashboard. */
export function useAdminSignIn() {
  const [signIn] = useSignInAdminMutation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const stored = useAdminTokenStored();
  const [entering, setEntering] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const target = dashboardPath(state);

  useEffect(preloadDialogs, []);

  const refuse = (problem?: ApiProblem) =>
    setRefusal({ message: texts.admin.invalid, hint: problem ? signInHint(problem) : '' });

  async function enter(username: string, password: string) {
    if (entering) return;
    setEntering(true);
    setRefusal(null);
    try {
      const { token } = await signIn({ username, password }).unwrap();
      adminToken.save(token);
      await alertDialog(texts.admin.loggedIn, 'success', { returnFocus: false });
      await navigate(target, { replace: true });
    } catch (error) {
      refuse(toApiProblem(error));
    }
    setEntering(false);
  }

  return {
    /** Where to go at once: an admin is signed in and not just signing in here. */
    redirectTo: stored && !entering ? target : null,
    entering,
    refusal,
    refuse: () => refuse(),
    enter,
  };
}
