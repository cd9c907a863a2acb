import { Options } from './options.tsx';

type ChoiceProps<Value extends string> = {
  label: string;
  names: Readonly<Record<Value, string>>;
  /** The name of choosing none. */
  none?: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  className?: string;
};

export const choiceClass = 'min-h-11 control';

/** A select that stands among the tools of a page, so its label is for screen readers. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, names, none, value, onChange, className = '' } = props;
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || undefined) as Value | undefined)}
      className={`${choiceClass} ${className}`}
    >
      {none !== undefined && <option value="">{none}</option>}
      <Options names={names} />
    </select>
  );
}
