import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ErrorMessage } from '../../../../kit/forms/form-problem.tsx';
import { useAction } from '../../../../kit/use-action.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { accountTexts } from '../../account-texts.ts';
import { useAuth } from '../session/auth-context.ts';
import { type SentLink, sentLink } from '../session/return-path.ts';
import { toFormError } from './to-form-error.ts';

/** Sends the customer a link that verifies their address. */
export function VerifyAddress() {
  const texts = useTexts(accountTexts);
  const { sendVerification } = useAuth();
  const { state } = useLocation();
  const [sent, setSent] = useState<SentLink | undefined>(sentLink(state));
  const { act, busy, failure } = useAction({
    run: sendVerification,
    done: (isMailed) => setSent(isMailed ? 'mailed' : 'kept'),
    failed: (error) => toApiProblem(toFormError(error)).message,
    inPlace: true,
  });
  return (
    <Card title={texts.unverified}>
      <div className="grid justify-items-start gap-4">
        <p>{texts.whyVerify}</p>
        <p role="status" className="font-semibold empty:hidden">
          {sent && texts.verification[sent]}
        </p>
        <ErrorMessage>{failure}</ErrorMessage>
        <Button variant="secondary" disabled={busy} onClick={() => void act()}>
          {sent ? texts.verification.again : texts.verification.send}
        </Button>
      </div>
    </Card>
  );
}
