import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { formTexts } from '../forms/texts.ts';
import { Field } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'> & {
  label?: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field whose text can be shown while typing. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const texts = useTexts(formTexts);
  const [shown, setShown] = useState(false);
  return (
    <div className="@container relative">
      <Field
        name="password"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field}
        label={label ?? texts.password}
        type={shown ? 'text' : 'password'}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="link absolute -top-2.5 -right-1 min-h-11 px-1 text-fine @max-[12rem]:static"
      >
        {shown ? texts.hide : texts.show}
        <span className="sr-only">{texts.ofPassword}</span>
      </button>
    </div>
  );
}
