import { type ComponentProps, useState } from 'react';
import { PasswordField } from '../../kit/forms/password-field.tsx';
import { PASSWORD_MIN, type PasswordStrength, strengthOf } from './password-strength.ts';

const WORDS: Record<PasswordStrength, { text: string; colour: string }> = {
  weak: { text: 'Too easy to guess', colour: 'text-bad' },
  fair: { text: 'Good. Longer would be better', colour: 'text-accent-deep' },
  strong: { text: 'Strong', colour: 'text-good' },
};

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'>;

/** A field for a password to be chosen: says the rule, and how strong the typed one is. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const { text, colour } = WORDS[strengthOf(typed)];
  return (
    <div className="grid gap-1">
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters. A few words that nobody would guess are best.`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className={`text-fine font-semibold empty:hidden ${colour}`}>
        {typed && `${text}.`}
      </p>
    </div>
  );
}
