import type { ComponentProps } from 'react';
import { Field } from '../../kit/forms/field.tsx';

type EmailFieldProps = Pick<ComponentProps<typeof Field>, 'title' | 'error' | 'aria-invalid'>;

/** The email address of an account, as its username for password managers. */
export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
