import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiProblem } from '../../../../api/api-problem.ts';
import { useShop } from '../../../../api/calls/shop-api.ts';
import { alertDialog, preloadDialogs, successToast } from '../../../../kit/dialogs/dialogs.ts';
import { invalid } from '../../../../kit/forms/form-constraints.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import type { StorefrontTexts } from '../../../../lib/wording/specified-texts.ts';
import { storefrontTexts, textsNow, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { signInTexts } from '../../sign-in-texts.ts';
import { useAuth } from '../session/auth-context.ts';
import {
  emailToFillIn,
  isForGuestOrder,
  returnPath,
  type SentLink,
} from '../session/return-path.ts';
import { signInCode } from './sign-in-error.ts';
import { sentenceOf } from './sign-in-sentences.ts';
import { useCancellable } from './use-cancellable.ts';

export type SignInKind = 'login' | 'register';

/** What the form shows after a failed attempt: a message for all, what to do next, and where; else in every field. */
type SignInFailure = { message?: string; hint: string; wrong?: readonly string[] };

/** Signs in by password or with Google, shows the alert, then opens the requested page. */
export function useSignIn(kind: SignInKind) {
  const texts = useTexts();
  const auth = useAuth();
  const { currentUser, loading, loginUser, registerUser, signInWithGoogle, prepare } = auth;
  const { state } = useLocation();
  const navigate = useNavigate();
  const hasGoogle = useShop().google !== false;
  const target = returnPath(state);
  const [start] = useState({ name: '', email: emailToFillIn(state), password: '' });
  const latest = useRef(0);
  const link = useRef<SentLink>(undefined);
  const google = useCancellable();
  const [pending, setPending] = useState<'password' | 'google' | null>(null);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  useEffect(() => {
    prepare();
    preloadDialogs();
  }, [prepare]);

  async function enter(done: string) {
    if (texts.isRefined) void successToast(done).catch(() => {});
    else await alertDialog(done, 'success');
    const state = link.current && { sentLink: link.current };
    await navigate(target, { replace: true, state });
  }

  const isRegistering = kind === 'register';

  /** For a guest's orders, the address is to be confirmed at once. */
  async function register(email: string, password: string, name: string) {
    await registerUser(email, password, name);
    if (!isForGuestOrder(state)) return;
    // The page of the account sends another link, and says what hinders it.
    const isMailed = await auth.sendVerification().catch(() => undefined);
    if (isMailed !== undefined) link.current = isMailed ? 'mailed' : 'kept';
  }

  const form = useForm({
    start,
    before: () => setFailure(null),
    run: async ({ name, email, password }) => {
      // Google's answer comes too late now.
      latest.current += 1;
      setPending('password');
      try {
        if (isRegistering) await register(email.trim(), password, name.trim());
        else await loginUser(email.trim(), password);
      } catch (error) {
        setPending(null);
        throw refused(error, { kind, hasGoogle });
      }
    },
    done: async () => {
      await enter(isRegistering ? texts.account.registered : texts.account.loggedIn);
      setPending(null);
    },
  });

  async function withGoogle() {
    if (pending === 'password') return;
    latest.current += 1;
    const mine = latest.current;
    setPending('google');
    setFailure(null);
    form.clear();
    try {
      if (await google.run(signInWithGoogle)) await enter(texts.account.loggedIn);
    } catch (error) {
      if (mine === latest.current) {
        const message = texts.account.googleFailed;
        if (!texts.isRefined) await alertDialog(message, 'error');
        setFailure({ ...(texts.isRefined && { message }), hint: googleHint(error) });
      }
    }
    if (mine === latest.current) setPending(null);
  }

  return {
    form,
    hasGoogle,
    /** Set if the visitor was already signed in, as opposed to just signing in here. */
    redirectTo: currentUser && !pending ? target : null,
    loading,
    pending,
    failure: form.problem ? failureOf(form.problem, texts) : failure,
    withGoogle,
    /** Cancels the sign-in at Google; offered once it takes long. */
    cancelGoogle: google.cancel,
  };
}

/** For which field of the form an error of the SDK is. */
const FORM_FIELDS = { current: 'password', next: 'password', email: 'email' } as const;

/** Returns the error of the form after email and password were refused. */
function refused(
  error: unknown,
  { kind, hasGoogle }: { kind: SignInKind; hasGoogle: boolean },
): unknown {
  const words = textsNow(signInTexts);
  const { isRefined, account } = textsNow(storefrontTexts);
  const { text, field } = sentenceOf(error);
  const of = (detail: string, hint: string, wrong?: readonly string[]) => ({
    status: 401,
    data: { code: 'not-signed-in', detail, hint, wrong },
  });
  // Older Firebase projects tell which addresses have an account; the shop does not.
  const isRejected = field === 'current' || signInCode(error) === 'auth/user-not-found';
  if (isRejected) return of(account.invalid, hasGoogle ? words.useGoogle : '');
  const said = kind === 'register' && text === words.taken ? words.logInInstead : text;
  if (!isRefined) return of(account.invalid, said, field && [FORM_FIELDS[field]]);
  return field ? invalid([{ path: FORM_FIELDS[field], message: said }]) : of(said, '');
}

/** Returns what is said of the form as a whole: as specified, one text for whatever is wrong. */
function failureOf(
  { fields, message, extra }: ApiProblem,
  { isRefined, account }: StorefrontTexts,
): SignInFailure {
  const ofFields = Object.keys(fields).length > 0;
  if (ofFields) return isRefined ? { hint: '' } : { message: account.invalid, hint: '' };
  return { message, hint: String(extra.hint ?? ''), ...(extra as Pick<SignInFailure, 'wrong'>) };
}

/** Returns what to do after sign-in with Google failed. */
function googleHint(error: unknown): string {
  const { text, field } = sentenceOf(error);
  const isKnown = field === undefined && text !== textsNow(signInTexts).unknown;
  return isKnown ? text : textsNow(signInTexts).usePassword;
}
