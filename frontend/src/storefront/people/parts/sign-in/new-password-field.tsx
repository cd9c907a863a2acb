import {
  PASSWORD_MIN,
  type PasswordStrength,
  strengthOf,
} from '@book-store/contract/people/account/password-strength';
import { type ComponentProps, useState } from 'react';
import { PasswordField } from '../../../../kit/fields/password-field.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { signInTexts } from './texts.ts';

const COLOURS: Record<PasswordStrength, string> = {
  weak: 'text-bad',
  fair: 'text-accent-deep',
  strong: 'text-good',
};

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'>;

/** A field for a password to be chosen: says the rule, and how strong the typed one is. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [own, setOwn] = useState('');
  const words = useTexts(signInTexts);
  const typed = String(props.value ?? own);
  const strength = strengthOf(typed);
  return (
    <div className="grid gap-1">
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={words.passwordRule(PASSWORD_MIN)}
        onChange={(event) => {
          setOwn(event.currentTarget.value);
          props.onChange?.(event);
        }}
      />
      <p role="status" className={`text-fine font-semibold empty:hidden ${COLOURS[strength]}`}>
        {typed && words.strengths[strength]}
      </p>
    </div>
  );
}
