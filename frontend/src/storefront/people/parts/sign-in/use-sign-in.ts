import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../../../../api/calls/shop-api.ts';
import { alertDialog, preloadDialogs, successToast } from '../../../../kit/dialogs/dialogs.ts';
import { storefrontTexts, textsNow, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../session/auth-context.ts';
import { returnPath } from '../session/return-path.ts';
import { signInCode } from './sign-in-error.ts';
import { sentenceOf } from './sign-in-sentences.ts';
import { signInTexts } from './texts.ts';
import { useCancellable } from './use-cancellable.ts';

export type SignInKind = 'login' | 'register';

/** What the form shows after a failed attempt: a `message` for all, or one for each field, and what to do next. */
export type SignInFailure = { message?: string; fields?: Record<string, string>; hint: string };

type Method = 'password' | 'google';
type OnFailure = (error: unknown) => SignInFailure | Promise<SignInFailure>;

/** Signs in by password or with Google, shows the alert, then opens the requested page. */
export function useSignIn(kind: SignInKind) {
  const texts = useTexts();
  const { currentUser, loading, loginUser, registerUser, signInWithGoogle, prepare } = useAuth();
  const { state } = useLocation();
  const navigate = useNavigate();
  const hasGoogle = useShop().google !== false;
  const target = returnPath(state);
  const latest = useRef(0);
  const google = useCancellable();
  const [pending, setPending] = useState<Method | null>(null);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  useEffect(() => {
    prepare();
    preloadDialogs();
  }, [prepare]);

  /** Runs one attempt; `failed` maps an error to what is shown. A new attempt supersedes an old one. */
  async function signIn(
    method: Method,
    attempt: () => Promise<boolean>,
    done: string,
    failed: OnFailure,
  ) {
    if (pending === 'password') return;
    latest.current += 1;
    const mine = latest.current;
    setPending(method);
    setFailure(null);
    try {
      if (await attempt()) {
        if (texts.isRefined) void successToast(done).catch(() => {});
        else await alertDialog(done, 'success');
        await navigate(target, { replace: true });
      }
    } catch (error) {
      if (mine === latest.current) setFailure(await failed(error));
    }
    if (mine === latest.current) setPending(null);
  }

  return {
    hasGoogle,
    /** Set if the visitor was already signed in, as opposed to just signing in here. */
    redirectTo: currentUser && !pending ? target : null,
    loading,
    pending,
    failure,
    showInvalid: (fields: Record<string, string>) =>
      setFailure({
        ...(texts.isRefined ? { fields } : { message: texts.account.invalid }),
        hint: '',
      }),
    withPassword: (email: string, password: string, name: string) =>
      signIn(
        'password',
        async () => {
          if (kind === 'login') await loginUser(email, password);
          else await registerUser(email, password, name);
          return true;
        },
        kind === 'login' ? texts.account.loggedIn : texts.account.registered,
        (error) => credentialsFailure(error, { kind, hasGoogle }),
      ),
    /** Ends the waiting for Google, once it takes long. */
    cancelGoogle: google.cancel,
    withGoogle: () =>
      signIn(
        'google',
        () => google.run(signInWithGoogle),
        texts.account.loggedIn,
        async (error) => {
          const message = texts.account.googleFailed;
          if (texts.isRefined) return { message, hint: googleHint(error) };
          await alertDialog(message, 'error');
          return { hint: googleHint(error) };
        },
      ),
  };
}

/** For which field of the form an error of the SDK is. */
const FORM_FIELDS = { current: 'password', next: 'password', email: 'email' } as const;

/** Returns what the form shows after email and password were refused: the specified text, or what is the matter. */
function credentialsFailure(
  error: unknown,
  { kind, hasGoogle }: { kind: SignInKind; hasGoogle: boolean },
): SignInFailure {
  const words = textsNow(signInTexts);
  const { isRefined, account } = textsNow(storefrontTexts);
  const { text, field } = sentenceOf(error);
  // Older Firebase projects tell which addresses have an account; the shop does not.
  const isRejected = field === 'current' || signInCode(error) === 'auth/user-not-found';
  if (isRejected) return { message: account.invalid, hint: hasGoogle ? words.useGoogle : '' };
  const said = kind === 'register' && text === words.taken ? words.logInInstead : text;
  if (!isRefined) return { message: account.invalid, hint: said };
  return field ? { fields: { [FORM_FIELDS[field]]: said }, hint: '' } : { message: said, hint: '' };
}

/** Returns what to do after sign-in with Google failed. */
function googleHint(error: unknown): string {
  const { text, field } = sentenceOf(error);
  const isKnown = field === undefined && text !== textsNow(signInTexts).unknown;
  return isKnown ? text : textsNow(signInTexts).usePassword;
}
