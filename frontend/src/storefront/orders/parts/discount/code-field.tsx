import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/fields/field.tsx';

type CodeFieldProps = {
  label: string;
  hint?: string;
  maxLength: number;
  /** The code that was applied before. */
  applied?: string;
  /** Why the applied code is refused. */
  error: string | undefined;
  isChecking: boolean;
  button: string;
  buttonClass?: string;
  inputMode?: 'decimal';
  /** Whether a code counts once its field is left, too. */
  appliesOnLeaving?: boolean;
  onApply: (code: string) => void;
};

/** Takes a code. It is no form: it stands in one, which Enter would send. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, maxLength, error, isChecking, button, buttonClass, onApply } = props;
  const { inputMode, appliesOnLeaving } = props;
  const [applied, setApplied] = useState(props.applied ?? '');
  const [text, setText] = useState(applied);
  const code = text.trim();
  function apply() {
    setApplied(code);
    onApply(code);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }
  return (
    <>
      <Field
        label={label}
        hint={hint}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        inputMode={inputMode}
        spellCheck={false}
        error={code === applied ? error : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => appliesOnLeaving && code !== applied && apply()}
      />
      <Button
        variant="secondary"
        disabled={isChecking && code === applied}
        onClick={apply}
        className={buttonClass}
      >
        {button}
      </Button>
    </>
  );
}
