import { type ComponentProps, useRef, useState } from 'react';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';

type EditInPlaceProps<Stored> = Pick<ComponentProps<'input'>, 'inputMode'> & {
  /** What it is, for screen readers: 'Price of Emma'. */
  label: string;
  item: Stored;
  /** Returns the text to type over. */
  read: (item: Stored) => string;
  show: (item: Stored) => string;
  /** Saves a text against the item that was shown. Its errors are those of a form with the field 'text'. */
  send: (text: string, base: Stored) => Promise<Stored>;
  /** Who may have changed it meanwhile. */
  others?: string;
};

/** A value in a table that becomes a field on a click: Enter saves, Escape undoes. */
export function EditInPlace<Stored>(props: EditInPlaceProps<Stored>) {
  const { label, item, show } = props;
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
      aria-label={`${label}: ${show(item)}. Change`}
      onClick={() => setOpen(true)}
      className="-mx-2 min-h-11 min-w-11 rounded-field px-2 underline decoration-dotted underline-offset-4 hover:bg-wash"
    >
      {show(item)}
    </button>
  );
}

/** The field has what was shown when it was opened, whatever the list shows meanwhile. */
function OpenField<Stored>(props: EditInPlaceProps<Stored> & { onClose: () => void }) {
  const { label, inputMode, item, read, show, send, others = 'Somebody else', onClose } = props;
  const form = useEditForm<Stored, { text: string }>({
    item,
    fields: { text: { label } },
    read: (stored) => ({ text: read(stored) }),
    send: ({ text }, base) => send(text, base),
    saved: onClose,
  });
  const { conflict, problem, submitting } = form;
  const { error, value, onChange } = form.field('text');
  const theirs = conflict && problem && show(problem.extra.current as Stored);
  const said = theirs
    ? `${others} changed it to ${theirs} in the meantime.`
    : (error ?? problem?.message ?? '');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (form.unsaved || conflict) return void form.onSubmit(event);
        event.preventDefault();
        onClose();
      }}
      className="relative inline-block"
    >
      <input
        aria-label={label}
        aria-invalid={said !== ''}
        value={value}
        inputMode={inputMode}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the field stands where the button was that was pressed
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={onChange}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        readOnly={submitting}
        className="min-h-11 w-24 control px-2 text-ink aria-invalid:border-bad"
      />
      <span
        className={`absolute top-full right-0 z-panel w-max in-[:is(.book-actions,.book-copies)]:max-lg:right-auto in-[:is(.book-actions,.book-copies)]:max-lg:left-0 max-w-60 rounded-field border border-bad bg-card px-2 py-1 text-fine ${said ? '' : 'hidden'}`}
      >
        <span role="alert" className="font-semibold text-bad">
          {said}
        </span>
        {conflict && theirs && (
          <span className="flex flex-wrap gap-x-4">
            <button type="submit" onClick={conflict.overwrite} className="link min-h-11">
              Save mine
            </button>
            <button type="button" onClick={onClose} className="link min-h-11">
              Keep {theirs}
            </button>
          </span>
        )}
      </span>
    </form>
  );
}
