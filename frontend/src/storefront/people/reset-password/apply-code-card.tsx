import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toApiProblem } from '../../../api/api-problem.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { signInCode } from '../parts/sign-in/sign-in-error.ts';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { resetTexts } from './texts.ts';

type ApplyCodeCardProps<Result> = {
  title: string;
  code: string;
  apply: (code: string) => Promise<Result>;
  /** Said of a link that no longer works, as it may have worked before. */
  usedBefore?: string;
  /** Shows what the code has done. */
  children: (result: Result) => ReactNode;
};

/** Does what the single-use code of a link is good for as soon as the link is open. */
export function ApplyCodeCard<Result>(props: ApplyCodeCardProps<Result>) {
  const { title, code, apply, usedBefore, children } = props;
  const words = useTexts(resetTexts);
  const { done, failure, isUsed } = useAppliedCode(code, apply);
  return (
    <FormCard title={title}>
      {done ? (
        <div role="status" className="stack gap-5">
          {children(done.result)}
        </div>
      ) : failure ? (
        <div role="alert" className="grid gap-5">
          <p className="font-semibold text-bad">{failure}</p>
          {isUsed && usedBefore && <p>{usedBefore}</p>}
          <ButtonLink to={paths.account.to()}>{words.askAgain}</ButtonLink>
        </div>
      ) : (
        <Loaded query={{}} loading={words.moment} />
      )}
    </FormCard>
  );
}

type Outcome<Result> = { done?: { result: Result }; failure?: string; isUsed?: boolean };

function useAppliedCode<Result>(code: string, apply: (code: string) => Promise<Result>) {
  const { cutOff } = useTexts(resetTexts);
  const [outcome, setOutcome] = useState<Outcome<Result>>({});
  // A code works once, and React runs effects twice in development.
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (!code) return setOutcome({ failure: cutOff });
    if (sent.current === code) return;
    sent.current = code;
    apply(code).then(
      (result) => setOutcome({ done: { result } }),
      (error) =>
        setOutcome({
          failure: toApiProblem(toFormError(error)).message,
          isUsed: /^auth\/(expired|invalid)-action-code$/.test(signInCode(error)),
        }),
    );
  }, [code, apply, cutOff]);
  return outcome;
}
