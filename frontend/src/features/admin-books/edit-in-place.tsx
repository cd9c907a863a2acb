import { type InputHTMLAttributes, type KeyboardEvent, useRef, useState } from 'react';
import { toApiProblem } from '../../shared/api/api-problem.ts';

type EditInPlaceProps = {
  /** What it is, for screen readers: 'Price of Emma'. */
  label: string;
  shown: string;
  /** What is typed over. */
  value: string;
  inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Throws what is wrong; a text is said as it is. */
  onSave: (text: string) => Promise<void>;
};

/** A value in a table that becomes a field on a click: Enter saves, Escape undoes. */
export function EditInPlace({ label, shown, value, inputMode, onSave }: EditInPlaceProps) {
  const [text, setText] = useState<string>();
  const [error, setError] = useState('');
  const [saving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setText(undefined);
    setError('');
    // Once the button is back.
    requestAnimationFrame(() => button.current?.focus());
  }
  async function save() {
    if (saving) return;
    if (text === value) return close();
    setSaving(true);
    try {
      await onSave(text ?? '');
      close();
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : toApiProblem(problem).message);
    } finally {
      setSaving(false);
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  }

  if (text === undefined) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={`${label}: ${shown}. Change`}
        onClick={() => setText(value)}
        className="-mx-2 min-h-11 min-w-11 rounded-field px-2 underline decoration-dotted underline-offset-4 hover:bg-wash"
      >
        {shown}
      </button>
    );
  }
  return (
    <span className="relative inline-block">
      <input
        aria-label={label}
        aria-invalid={error !== ''}
        value={text}
        inputMode={inputMode}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the field stands where the button was that was pressed
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        readOnly={saving}
        className="min-h-11 w-24 rounded-field border border-control bg-card px-2 text-ink aria-invalid:border-bad"
      />
      <span
        role="alert"
        className="absolute top-full right-0 z-30 w-max max-w-60 rounded-field border border-bad bg-card px-2 py-1 text-fine font-semibold text-bad empty:hidden"
      >
        {error}
      </span>
    </span>
  );
}
