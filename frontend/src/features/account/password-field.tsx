import { useState } from 'react';
import { Field } from '../../shared/ui/field.tsx';

type PasswordFieldProps = { autoComplete: 'current-password' | 'new-password'; invalid: boolean };

/** A password that the person may look at while typing it. */
export function PasswordField({ autoComplete, invalid }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field
        label="Password"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={invalid || undefined}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-pressed={shown}
        aria-label="Show password"
        className="link absolute -top-2.5 right-0 min-h-11 px-1 text-fine"
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
