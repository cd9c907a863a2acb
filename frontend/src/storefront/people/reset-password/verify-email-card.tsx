import { useEffect, useRef, useState } from 'react';
import { toApiProblem } from '../../../api/api-problem.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { resetTexts } from './texts.ts';

/** Verifies an address with the single-use code of a link, as soon as it is open. */
export function VerifyEmailCard({ code }: { code: string }) {
  const words = useTexts(resetTexts);
  const { done, failure } = useVerification(code);
  return (
    <FormCard title={words.verifyTitle}>
      {done ? (
        <div role="status" className="grid gap-5">
          <p>{words.verified}</p>
          <ButtonLink to={paths.orders.to()}>{words.yourOrders}</ButtonLink>
        </div>
      ) : failure ? (
        <div role="alert" className="grid gap-5">
          <p className="font-semibold text-bad">{failure}</p>
          <ButtonLink to={paths.account.to()}>{words.askAgain}</ButtonLink>
        </div>
      ) : (
        <Loaded query={{}} loading={words.moment} />
      )}
    </FormCard>
  );
}

function useVerification(code: string) {
  const { cutOff } = useTexts(resetTexts);
  const { verifyEmail } = useAuth();
  const [result, setResult] = useState<{ done?: true; failure?: string }>({});
  // A code works once, and React runs effects twice in development.
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (!code) return setResult({ failure: cutOff });
    if (sent.current === code) return;
    sent.current = code;
    verifyEmail(code).then(
      () => setResult({ done: true }),
      (error) => setResult({ failure: toApiProblem(toFormError(error)).message }),
    );
  }, [code, verifyEmail, cutOff]);
  return result;
}
