import type { ComponentProps } from 'react';
import { Field } from '../../../../kit/fields/field.tsx';
import { formTexts } from '../../../../kit/forms/texts.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'>;

/** The email address of an account, as its username for password managers. */
export function EmailField(props: EmailFieldProps) {
  const { email } = useTexts(formTexts);
  return (
    <Field
      label={email}
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
