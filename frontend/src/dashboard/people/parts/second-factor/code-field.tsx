import type { ComponentProps } from 'react';
import { Field } from '../../../../kit/fields/field.tsx';

/** For the code of an app, which phones and password managers fill in, or for a recovery code. */
export const CodeField = ({
  recovery = false,
  ...field
}: ComponentProps<typeof Field> & { recovery?: boolean }) => (
  <Field
    {...field}
    autoComplete={recovery ? 'off' : 'one-time-code'}
    inputMode={recovery ? 'text' : 'numeric'}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    required
  />
);
