import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { type LinkFailure, toLinkFailure, useLink } from './use-link.ts';

type ApplyCodeCardProps = {
  title: string;
  code: string;
  /** Says what the button does to the address that follows. */
  ask: string;
  button: string;
  /** Said to somebody who is not signed in to the account: it may be another person's. */
  ofOthers: ReactNode;
  /** Said of a link that no longer works, as it may have worked before. */
  usedBefore?: string;
  /** Shows what the code has done. */
  children: (email: string) => ReactNode;
};

/**
 * Does what the single-use code of a link is good for. Asks with a button, because programs that check mails open
 * links, too.
 */
export function ApplyCodeCard({
  title,
  code,
  usedBefore,
  children,
  ...asking
}: ApplyCodeCardProps) {
  const words = useTexts(signInTexts).resetPassword;
  const { currentUser, loading } = useAuth();
  const link = useLink(code, words.cutOff);
  const { apply, isSending, isDone, failed } = useCode(code);
  const { failure, isDead } = failed ?? link;
  const { emails } = link;
  const asks = emails && !isDead && !loading;
  if (isDone && emails)
    return (
      <FormCard title={title}>
        <div role="status" className="stack gap-5">
          {children(emails.email)}
        </div>
      </FormCard>
    );
  return (
    <FormCard title={title}>
      {failure && (
        <div role="alert" className="grid gap-5">
          <p className="font-semibold text-bad">{failure}</p>
          {code && isDead && usedBefore && <p>{usedBefore}</p>}
          <ButtonLink to={paths.account.to()} variant={asks ? 'secondary' : 'primary'}>
            {words.askAgain}
          </ButtonLink>
        </div>
      )}
      {asks ? (
        <div className="grid gap-5">
          <p className="break-words">
            {asking.ask}
            <strong>{emails.email}</strong>
          </p>
          {currentUser?.email !== emails.accountEmail && asking.ofOthers}
          <Button onClick={apply} disabled={isSending}>
            {isSending ? words.moment : asking.button}
          </Button>
        </div>
      ) : (
        !failure && <Loaded query={{}} loading={words.moment} />
      )}
    </FormCard>
  );
}

function useCode(code: string) {
  const { applyCode } = useAuth();
  const [state, setState] = useState<'asking' | 'sending' | 'done' | LinkFailure>('asking');
  return {
    apply() {
      setState('sending');
      applyCode(code).then(
        () => setState('done'),
        (error) => setState(toLinkFailure(error)),
      );
    },
    isSending: state === 'sending',
    isDone: state === 'done',
    failed: typeof state === 'object' ? state : undefined,
  };
}
