import { PASSWORD_MAX } from '@book-store/contract/account-limits';
import { dateFormat } from '@book-store/contract/place';
import { type FocusEvent, useRef } from 'react';
import { adminToken } from '../../api/admin-token.ts';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { PasswordField } from '../../kit/forms/password-field.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { UsernameHint } from '../../kit/forms/username-hint.tsx';
import { useGetAdminProfileQuery, useRenewSessionMutation } from './api.ts';
import { useSessionEnding } from './use-session-ending.ts';

const time = () => dateFormat({ hour: 'numeric', minute: '2-digit' });

/** Offers to renew the session by password shortly before it ends, without leaving the page. */
export function SessionRenewal() {
  const endsAt = useSessionEnding();
  const sentence = endsAt ? `Your session ends at ${time().format(endsAt)}.` : '';
  return (
    <>
      <p role="status" className="sr-only">
        {sentence && `${sentence} You can stay signed in by entering your password again.`}
      </p>
      {sentence && <RenewalForm sentence={sentence} />}
    </>
  );
}

function RenewalForm({ sentence }: { sentence: string }) {
  const { data: profile } = useGetAdminProfileQuery();
  const [renewSession] = useRenewSessionMutation();
  const cameFrom = useRef<HTMLElement>(null);

  /** The card disappears together with the focused control. */
  const restoreFocus = () =>
    (cameFrom.current ?? document.getElementById('content'))?.focus({ preventScroll: true });

  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    const { token } = await renewSession({ password: String(data.get('password')) }).unwrap();
    restoreFocus();
    adminToken.save(token);
    void successToast('You are signed in for another hour');
  });

  function decline() {
    restoreFocus();
    adminToken.declineRenewal();
  }

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  const general = problem && !problem.fields.password;
  return (
    <section
      aria-label="Stay signed in"
      onFocus={onFocus}
      className="fixed inset-x-4 bottom-24 z-top card p-5 shadow-cover md:inset-x-auto md:right-8 md:bottom-8 md:w-96 print:hidden"
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <div>
          <h2 className="font-sans text-lead">{sentence}</h2>
          <p>
            Enter your password to continue for another hour. Nothing on this page will be lost.
          </p>
        </div>
        <UsernameHint username={profile?.username ?? ''} />
        <PasswordField
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          error={problem?.fields.password}
        />
        <div role="alert" className="empty:hidden">
          {general && <p className="font-semibold text-bad">{problem.message}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={submitting}>
            {submitting ? 'Checking…' : 'Stay signed in'}
          </Button>
          <Button variant="link" onClick={decline}>
            Not now
          </Button>
        </div>
      </form>
    </section>
  );
}
