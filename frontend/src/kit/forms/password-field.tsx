import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'> & {
  label?: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field whose text can be shown while typing. */
export function PasswordField({ label = 'Password', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field
        name="password"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field}
        label={label}
        type={shown ? 'text' : 'password'}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="link absolute -top-2.5 -right-1 min-h-11 px-1 text-fine"
      >
        {shown ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
    </div>
  );
}
