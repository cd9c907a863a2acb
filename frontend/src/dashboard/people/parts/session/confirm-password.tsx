import { ADMIN_PASSWORD_MAX } from '@book-store/contract/text-limits';
import { useRef, useState } from 'react';
import { adminToken } from '../../../../api/admin-token.ts';
import { Button } from '../../../../kit/button.tsx';
import { PasswordField } from '../../../../kit/fields/password-field.tsx';
import { UsernameHint } from '../../../../kit/fields/username-hint.tsx';
import { Form, FormEnd } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { secondFactorTexts } from '../../second-factor-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { useGetAdminProfileQuery, useRenewSessionMutation } from './api.ts';
import { SessionDialog } from './session-dialog.tsx';
import { useAsked } from './use-asked.ts';

/** Asks for the password, or a code, where a call requires it, which then goes on. */
export function ConfirmPassword() {
  const answer = useAsked('password');
  return answer && <PasswordDialog onEnd={answer} />;
}

function PasswordDialog({ onEnd }: { onEnd: (entered: boolean) => void }) {
  const texts = useTexts(peopleTexts).confirm;
  const { confirm, signIn } = useTexts(secondFactorTexts);
  const { data: profile } = useGetAdminProfileQuery();
  const [renewSession] = useRenewSessionMutation();
  const [byCode, setByCode] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const entered = useRef(false);
  const form = useForm({
    start: { password: '', code: '' },
    run: ({ password, code }) => renewSession(byCode ? { code } : { password }).unwrap(),
    done: ({ token, idleSeconds }) => {
      adminToken.save(token, { idleSeconds });
      entered.current = true;
      dialog.current?.close();
    },
    guard: false,
  });
  return (
    <SessionDialog
      ref={dialog}
      title={byCode ? confirm.title : texts.title}
      text={texts.explanation}
      onClose={() => onEnd(entered.current)}
    >
      <Form form={form} className="grid gap-4">
        <UsernameHint username={profile?.username ?? ''} />
        {byCode ? (
          <CodeField label={signIn.code} hint={signIn.intro} autoFocus {...form.field('code')} />
        ) : (
          <PasswordField
            autoComplete="current-password"
            maxLength={ADMIN_PASSWORD_MAX}
            autoFocus
            {...form.field('password')}
          />
        )}
        <FormEnd
          form={form}
          busy={texts.checking}
          beside={
            <>
              {profile?.secondFactor === 'on' && (
                <Button
                  variant="link"
                  onClick={() => {
                    form.clear();
                    setByCode(!byCode);
                  }}
                >
                  {byCode ? confirm.usePassword : confirm.useCode}
                </Button>
              )}
              <Button variant="link" onClick={() => dialog.current?.close()}>
                {texts.cancel}
              </Button>
            </>
          }
        >
          {texts.goOn}
        </FormEnd>
      </Form>
    </SessionDialog>
  );
}
