import type { ReactNode } from 'react';

type TickProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** A check box with its label: a touch target of 44 px. */
export function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-accent-deep"
      />
      {children}
    </label>
  );
}
