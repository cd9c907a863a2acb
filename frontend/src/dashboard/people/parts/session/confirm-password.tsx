import { ADMIN_PASSWORD_MAX } from '@book-store/contract/text-limits';
import { useEffect, useId, useRef, useState } from 'react';
import { adminToken } from '../../../../api/admin-token.ts';
import { whenToConfirm } from '../../../../api/confirm-again.ts';
import { Button } from '../../../../kit/button.tsx';
import { PasswordField } from '../../../../kit/fields/password-field.tsx';
import { UsernameHint } from '../../../../kit/fields/username-hint.tsx';
import { Form, FormEnd } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { useGetAdminProfileQuery, useRenewSessionMutation } from './api.ts';

/** Asks for the password where a call requires it, which then goes on. */
export function ConfirmPassword() {
  const [settle, setSettle] = useState<((entered: boolean) => void) | null>(null);
  useEffect(() => {
    let answer: ((entered: boolean) => void) | undefined;
    const stop = whenToConfirm(
      () =>
        new Promise((resolve) => {
          answer = resolve;
          setSettle(() => resolve);
        }),
    );
    return () => {
      stop();
      answer?.(false);
    };
  }, []);
  if (!settle) return null;
  return (
    <PasswordDialog
      onEnd={(entered) => {
        setSettle(null);
        settle(entered);
      }}
    />
  );
}

function PasswordDialog({ onEnd }: { onEnd: (entered: boolean) => void }) {
  const texts = useTexts(peopleTexts).confirm;
  const { data: profile } = useGetAdminProfileQuery();
  const [renewSession] = useRenewSessionMutation();
  const dialog = useRef<HTMLDialogElement>(null);
  const entered = useRef(false);
  const titleId = useId();
  // Gives the focus back when it closes.
  useEffect(() => dialog.current?.showModal(), []);
  const form = useForm({
    start: { password: '' },
    run: (typed) => renewSession(typed).unwrap(),
    done: ({ token, idleSeconds }) => {
      adminToken.save(token, { idleSeconds });
      entered.current = true;
      dialog.current?.close();
    },
    guard: false,
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => onEnd(entered.current)}
      className="m-auto w-[calc(100%-2rem)] max-w-md card p-5 text-ink shadow-cover backdrop:bg-ink/40"
    >
      <Form form={form} className="grid gap-4">
        <div>
          <h2 id={titleId} className="font-sans text-lead">
            {texts.title}
          </h2>
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
            <Button variant="link" onClick={() => dialog.current?.close()}>
              {texts.cancel}
            </Button>
          }
        >
          {texts.goOn}
        </FormEnd>
      </Form>
    </dialog>
  );
}
