import type { ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Whether some of what it stands for is chosen, but not all. */
  partly?: boolean;
};

/** A check box with its label: a touch target of 44 px. The class is that of the label. */
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
