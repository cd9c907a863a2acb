import { type ComponentProps, type ReactNode, useId } from 'react';

type TickFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  children: ReactNode;
};

/** A checkbox with its label beside it, and the error below. */
export function TickField({ onChange, error, children, ...input }: TickFieldProps) {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          type="checkbox"
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="mt-0.5 size-5 shrink-0 accent-accent-deep"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
