import type { ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Whether some, but not all, of its items are selected. */
  partly?: boolean;
};

/** A checkbox with a label, a touch target of 44 px. `className` is for the label. */
export const Checkbox = (props: CheckboxProps) => {
  const { partly = false, className = 'inline-flex items-center gap-3', children, ...box } = props;
  return (
    <label className={`min-h-11 cursor-pointer ${className}`}>
      <input
        {...box}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = partly;
        }}
        className="size-5 shrink-0 accent-accent-deep"
      />
      {children}
    </label>
  );
};
