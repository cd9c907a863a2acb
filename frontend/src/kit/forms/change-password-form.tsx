import type { ReactNode } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { UsernameHint } from '../fields/username-hint.tsx';
import { Form, FormEnd } from './form.tsx';
import { formTexts } from './texts.ts';
import { useForm } from './use-form.ts';

const EMPTY = { currentPassword: '', newPassword: '', repeated: '' };
type Fields = typeof EMPTY;
type Field = ReturnType<typeof useForm<Fields>>['field'];

type ChangePasswordFormProps = {
  username: string;
  maxLength?: number;
  /** Throws what is wrong with the new password, by its field. */
  check?: (passwords: Fields) => void;
  change: (passwords: Omit<Fields, 'repeated'>) => Promise<unknown>;
  children: (field: Field) => ReactNode;
};

/** Asks for the current password, too. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { username, maxLength, check, change, children } = props;
  const texts = useTexts(formTexts);
  const form = useForm({
    start: EMPTY,
    run: async (passwords) => {
      check?.(passwords);
      const { currentPassword, newPassword } = passwords;
      await change({ currentPassword, newPassword });
    },
    done: (_changed, sent) => {
      form.empty(sent);
      return texts.changed;
    },
    guard: false,
  });
  return (
    <Form form={form}>
      <UsernameHint username={username} />
      <PasswordField
        label={texts.currentPassword}
        {...form.field('currentPassword')}
        autoComplete="current-password"
        maxLength={maxLength}
      />
      {children(form.field)}
      <FormEnd form={form} busy={texts.changing} className="justify-self-start">
        {texts.change}
      </FormEnd>
    </Form>
  );
}
