import { dateFormat } from '@book-store/contract/place';
import { ADMIN_PASSWORD_MAX } from '@book-store/contract/text-limits';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { adminToken } from '../../../../api/admin-token.ts';
import { Button } from '../../../../kit/button.tsx';
import { PasswordField } from '../../../../kit/fields/password-field.tsx';
import { UsernameHint } from '../../../../kit/fields/username-hint.tsx';
import { Form, FormEnd } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { useGetAdminProfileQuery, useRenewSessionMutation } from './api.ts';

/** Offers to renew the session by password shortly before it ends, without leaving the page. */
export function SessionRenewal() {
  const endsAt = useSessionEnding();
  const texts = useTexts(peopleTexts).session;
  const time = dateFormat(useLanguage(), { hour: 'numeric', minute: '2-digit' });
  const sentence = endsAt ? texts.ends(time.format(endsAt)) : '';
  return (
    <>
      <p role="status" className="sr-only">
        {sentence && `${sentence} ${texts.canStay}`}
      </p>
      {sentence && <RenewalForm sentence={sentence} />}
    </>
  );
}

function RenewalForm({ sentence }: { sentence: string }) {
  const texts = useTexts(peopleTexts).session;
  const { data: profile } = useGetAdminProfileQuery();
  const [renewSession] = useRenewSessionMutation();
  const cameFrom = useRef<HTMLElement>(null);

  /** The card disappears together with the focused control. */
  const restoreFocus = () =>
    (cameFrom.current ?? document.getElementById('content'))?.focus({ preventScroll: true });

  const form = useForm({
    start: { password: '' },
    run: (typed) => renewSession(typed).unwrap(),
    done: ({ token, idleSeconds }) => {
      restoreFocus();
      adminToken.save(token, { idleSeconds });
      return texts.renewed;
    },
    guard: false,
  });

  function decline() {
    restoreFocus();
    adminToken.declineRenewal();
  }

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  return (
    <section
      aria-label={texts.stay}
      onFocus={onFocus}
      className="fixed inset-x-4 bottom-24 z-top card p-5 shadow-cover md:inset-x-auto md:right-8 md:bottom-8 md:w-96 print:hidden"
    >
      <Form form={form} className="grid gap-4">
        <div>
          <h2 className="font-sans text-lead">{sentence}</h2>
          <p>{texts.explanation}</p>
        </div>
        <UsernameHint username={profile?.username ?? ''} />
        <PasswordField
          autoComplete="current-password"
          maxLength={ADMIN_PASSWORD_MAX}
          {...form.field('password')}
        />
        <FormEnd
          form={form}
          busy={texts.checking}
          beside={
            <Button variant="link" onClick={decline}>
              {texts.notNow}
            </Button>
          }
        >
          {texts.stay}
        </FormEnd>
      </Form>
    </section>
  );
}

/** How long before the end of the session the renewal is offered. */
const WARNING_MS = 5 * 60 * 1000;

/** Returns when the session ends, if that is soon and renewal was not declined; else null. */
function endingAt(): number | null {
  const end = adminToken.expiresAt();
  const leftMs = end - Date.now();
  const isNear = adminToken.stored() && !adminToken.slides() && leftMs > 0 && leftMs <= WARNING_MS;
  return isNear && !adminToken.renewalDeclined() ? end : null;
}

function watch(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const waitMs = adminToken.expiresAt() - Date.now() - WARNING_MS;
    if (waitMs > 0 && Number.isFinite(waitMs)) timer = setTimeout(check, waitMs);
    onChange();
  };
  const unsubscribe = adminToken.subscribe(check);
  // Timers stop while the computer sleeps.
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', check);
  };
}

/** Returns when the session ends, in milliseconds since 1970, in its last five minutes; else null. */
const useSessionEnding = (): number | null => useSyncExternalStore(watch, endingAt);
