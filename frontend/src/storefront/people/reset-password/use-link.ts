import { useEffect, useRef, useState } from 'react';
import { toApiProblem } from '../../../api/api-problem.ts';
import { type LinkedEmails, useAuth } from '../parts/session/auth-context.ts';
import { signInCode } from '../parts/sign-in/sign-in-error.ts';
import { toFormError } from '../parts/sign-in/to-form-error.ts';

export type LinkFailure = {
  failure: string;
  /** Whether the link has been used, has expired or never worked. */
  isDead: boolean;
};

export type Link = { emails?: LinkedEmails } & Partial<LinkFailure>;

/** Returns what the code of a link is about, or why the link does not work; `cutOff` is said of one without a code. */
export function useLink(code: string, cutOff: string): Link {
  const { readCode } = useAuth();
  const [link, setLink] = useState<Link>({});
  // Using a code up may change who is signed in, and so `readCode`; then there is nothing left to read.
  const read = useRef<string>(undefined);
  useEffect(() => {
    if (!code) return setLink({ failure: cutOff, isDead: true });
    if (read.current === code) return;
    read.current = code;
    readCode(code).then(
      (emails) => setLink({ emails }),
      (error) => setLink(toLinkFailure(error)),
    );
  }, [code, readCode, cutOff]);
  return link;
}

/** Says why a code could not be read or used. */
export const toLinkFailure = (error: unknown): LinkFailure => ({
  failure: toApiProblem(toFormError(error)).message,
  isDead: /^auth\/(expired|invalid)-action-code$/.test(signInCode(error)),
});
