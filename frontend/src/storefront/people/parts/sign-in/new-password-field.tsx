import {
  PASSWORD_MIN,
  type PasswordStrength,
  strengthOf,
} from '@book-store/contract/people/account/password-strength';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../../../kit/fields/password-field.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { signInTexts } from '../../sign-in-texts.ts';

const COLOURS: Record<PasswordStrength, string> = {
  weak: 'text-bad',
  fair: 'text-accent-deep',
  strong: 'text-good',
};

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'hint' | 'value'
> & { value: string };

/** A field for a password to be chosen: says the rule, and how strong the typed one is. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const words = useTexts(signInTexts);
  const strength = strengthOf(props.value);
  // The error has said it.
  const isSaid = props.error !== undefined && strength === 'weak';
  return (
    <div className="grid gap-1">
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={words.passwordRule(PASSWORD_MIN)}
      />
      <p role="status" className={`text-fine font-semibold empty:hidden ${COLOURS[strength]}`}>
        {props.value && !isSaid && words.strengths[strength]}
      </p>
    </div>
  );
}
