import { type ComponentProps, type ReactNode, useId } from 'react';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';

type CheckboxFieldProps = ComponentProps<typeof Checkbox> & {
  error?: string | undefined;
  children: ReactNode;
};

export function CheckboxField({ error, children, ...input }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div>
      <Checkbox
        {...input}
        className="flex items-start gap-3 py-2.5 [&>input]:mt-0.5"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      >
        <span className="min-w-0 break-words">{children}</span>
      </Checkbox>
      {error && (
        <p id={errorId} className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
