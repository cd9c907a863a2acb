import { type InputHTMLAttributes, type KeyboardEvent, useRef, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';

/** What `onSave` throws if somebody else has changed the value since it was shown. */
export class ChangedMeanwhile<Seen> extends Error {
  readonly shown: string;
  readonly seen: Seen;
  constructor(shown: string, seen: Seen, cause = 'Somebody else') {
    super(`${cause} changed it to ${shown} in the meantime.`);
    this.shown = shown;
    this.seen = seen;
  }
}

type EditInPlaceProps<Seen> = {
  /** What it is, for screen readers: 'Price of Emma'. */
  label: string;
  shown: string;
  /** The text to type over. */
  value: string;
  /** The value that the server is expected to have at that time. */
  seen: Seen;
  inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Throws an error whose message is shown as it is, or `ChangedMeanwhile`. */
  onSave: (text: string, seen: Seen) => Promise<void>;
};

/** A value in a table that becomes a field on a click: Enter saves, Escape undoes. */
export function EditInPlace<Seen>(props: EditInPlaceProps<Seen>) {
  const { label, shown } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (open) {
    const onClose = () => {
      setOpen(false);
      // Once the button is back.
      requestAnimationFrame(() => button.current?.focus());
    };
    return <OpenField {...props} onClose={onClose} />;
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${label}: ${shown}. Change`}
      onClick={() => setOpen(true)}
      className="-mx-2 min-h-11 min-w-11 rounded-field px-2 underline decoration-dotted underline-offset-4 hover:bg-wash"
    >
      {shown}
    </button>
  );
}

/** The field has what was shown when it was opened, whatever the list shows meanwhile. */
function OpenField<Seen>(props: EditInPlaceProps<Seen> & { onClose: () => void }) {
  const { label, inputMode, onSave, onClose } = props;
  const [first] = useState(props.value);
  const [text, setText] = useState(first);
  const [seen, setSeen] = useState(props.seen);
  const [theirs, setTheirs] = useState<string>();
  const [error, setError] = useState('');
  const [saving, setSaving] = useState(false);

  async function save() {
    if (saving) return;
    if (text === first && !theirs) return onClose();
    setSaving(true);
    try {
      await onSave(text, seen);
      onClose();
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : toApiProblem(problem).message);
      if (problem instanceof ChangedMeanwhile) {
        setSeen(problem.seen);
        setTheirs(problem.shown);
      }
      setSaving(false);
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
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
        className={`absolute top-full right-0 z-30 w-max in-[.book-actions]:max-lg:right-auto in-[.book-actions]:max-lg:left-0 max-w-60 rounded-field border border-bad bg-card px-2 py-1 text-fine ${error ? '' : 'hidden'}`}
      >
        <span role="alert" className="font-semibold text-bad">
          {error}
        </span>
        {theirs && (
          <span className="flex flex-wrap gap-x-4">
            <button type="button" onClick={() => void save()} className="link min-h-11">
              Save mine
            </button>
            <button type="button" onClick={onClose} className="link min-h-11">
              Keep {theirs}
            </button>
          </span>
        )}
      </span>
    </span>
  );
}
