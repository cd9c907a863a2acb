import type { ReactNode } from 'react';

type TickFieldProps = {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A checkbox with its label beside it. */
export function TickField({ name, checked, onChange, children }: TickFieldProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent-deep"
      />
      <span>{children}</span>
    </label>
  );
}
