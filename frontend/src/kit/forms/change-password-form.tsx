import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { successToast } from '../dialogs/dialogs.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { UsernameHint } from '../fields/username-hint.tsx';
import { FormProblem } from './form-problem.tsx';
import { formTexts } from './texts.ts';
import { useFormSubmit } from './use-form-submit.ts';

type Fields = { currentPassword: string; newPassword: string };

type ChangePasswordFormProps = {
  username: string;
  maxLength?: number;
  /** Throws what is wrong with the new password, by its field. */
  check?: (data: FormData) => void;
  change: (passwords: Fields) => Promise<unknown>;
  /** Shows the fields of the new password. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

/** Replaces a password, which has to be given once more. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { username, maxLength, check, change, children } = props;
  const texts = useTexts(formTexts);
  const [changes, setChanges] = useState(0);
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data, form) => {
    check?.(data);
    const text = (name: keyof Fields) => String(data.get(name));
    await change({ currentPassword: text('currentPassword'), newPassword: text('newPassword') });
    form.reset();
    setChanges(changes + 1);
    void successToast(texts.changed);
  });
  const { fields = {} } = problem ?? {};
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <UsernameHint username={username} />
      <PasswordField
        label={texts.currentPassword}
        {...field('currentPassword')}
        autoComplete="current-password"
        maxLength={maxLength}
      />
      <div key={changes} className="grid gap-5">
        {children(fields)}
      </div>
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? texts.changing : texts.change}
      </Button>
    </form>
  );
}
