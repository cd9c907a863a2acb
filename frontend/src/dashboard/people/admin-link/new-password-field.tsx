import { ADMIN_PASSWORD_MAX, ADMIN_PASSWORD_MIN } from '@book-store/contract/text-limits';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { teamTexts } from '../team-texts.ts';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>;

/** A password that the person chooses, with its rule. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const texts = useTexts(teamTexts).open;
  return (
    <PasswordField
      label={texts.newPassword}
      {...field}
      autoComplete="new-password"
      minLength={ADMIN_PASSWORD_MIN}
      maxLength={ADMIN_PASSWORD_MAX}
      title={texts.rule}
      hint={texts.rule}
    />
  );
}
