import type { ReactNode } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { dashboardKitTexts } from '../dashboard-texts.ts';
import { SelectField } from './field.tsx';

type SeveralFieldProps = {
  label: string;
  name: string;
  /** The chosen ones. */
  value: readonly string[];
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  /** What the select says as long as nothing is chosen in it: 'Add a country'. */
  add: string;
  /** All that can be chosen, in their order. */
  choices: readonly string[];
  nameOf: (choice: string) => string;
  onChange: (value: string[]) => void;
};

/** Several of some choices, each with a way to take it off, and a select of those to add. */
export function SeveralField(props: SeveralFieldProps) {
  const texts = useTexts(dashboardKitTexts);
  const { value: chosen, add, choices, nameOf, onChange, className = '', ...field } = props;
  return (
    <div data-focus-area className={`grid gap-2 ${className}`}>
      <SelectField
        {...field}
        data-takes-focus
        value=""
        onChange={({ currentTarget }) => onChange([...chosen, currentTarget.value])}
      >
        <option value="">{add}</option>
        {choices
          .filter((choice) => !chosen.includes(choice))
          .map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
      </SelectField>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map((choice) => (
          <li key={choice}>
            <Button
              variant="secondary"
              aria-label={texts.remove(nameOf(choice))}
              onClick={() => onChange(chosen.filter((other) => other !== choice))}
            >
              {nameOf(choice)} ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
