import { type ComponentProps, useContext, useRef } from 'react';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { booksTexts } from '../books-texts.ts';
import { TypedInList } from './typed-in-list.ts';

type EditInPlaceProps<Stored> = Pick<ComponentProps<'input'>, 'inputMode'> & {
  /** The key of the row. */
  row: string;
  /** For screen readers: 'Price of Emma'. */
  label: string;
  item: Stored;
  /** Returns the initial text. */
  read: (item: Stored) => string;
  show: (item: Stored) => string;
  /** Saves a text, based on the displayed item. Rejects with problems of the field 'text'. */
  send: (text: string, base: Stored) => Promise<Stored>;
  /** Says that somebody else has changed it, to what `show` returns. */
  changed?: (value: string) => string;
  /** Positions the error message; by default on the right below the field. */
  problemClass?: string;
};

/** A value in a table that becomes a field on a click: Enter saves, Escape undoes. */
export function EditInPlace<Stored>(props: EditInPlaceProps<Stored>) {
  const { row, label, item, read, show } = props;
  const texts = useTexts(booksTexts).cells;
  const { fieldOf, put } = useContext(TypedInList);
  const key = `${row} ${label}`;
  const field = fieldOf(key);
  const button = useRef<HTMLButtonElement>(null);
  // A row that scrolls back into view does not take the focus.
  const isPressed = useRef(false);
  if (field) {
    const onClose = () => {
      put(key);
      // After the button is rendered again.
      requestAnimationFrame(() => button.current?.focus());
    };
    return (
      <OpenField
        {...props}
        item={field.item as Stored}
        start={field.text}
        focus={isPressed.current}
        onType={(text, unsaved) => put(key, { ...field, text, unsaved })}
        onClose={onClose}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={texts.change(label, show(item))}
      onClick={() => {
        isPressed.current = true;
        put(key, { row, item, text: read(item), unsaved: false });
      }}
      className="-mx-2 min-h-11 min-w-11 rounded-field px-2 underline decoration-dotted underline-offset-4 hover:bg-wash"
    >
      {show(item)}
    </button>
  );
}

type OpenFieldProps<Stored> = EditInPlaceProps<Stored> & {
  start: string;
  focus: boolean;
  onType: (text: string, unsaved: boolean) => void;
  onClose: () => void;
};

/** Keeps the initial value, even if the list is updated meanwhile. */
function OpenField<Stored>(props: OpenFieldProps<Stored>) {
  const texts = useTexts(booksTexts).cells;
  const { label, inputMode, item, read, show, send, onClose } = props;
  const { changed = texts.changedBySomebody } = props;
  const { start, focus, onType, problemClass = '' } = props;
  const form = useEditForm<Stored, { text: string }>({
    item,
    fields: { text: { label } },
    read: (stored) => ({ text: read(stored) }),
    start: { text: start },
    send: ({ text }, base) => send(text, base),
    saved: onClose,
  });
  const { conflict, problem, submitting } = form;
  const { error, value, onChange } = form.field('text');
  const theirs = conflict && problem && show(problem.extra.current as Stored);
  const said = theirs ? changed(theirs) : (error ?? problem?.message ?? '');
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
        autoFocus={focus}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(event) => {
          onChange(event);
          const { value: text } = event.currentTarget;
          onType(text, text.trim() !== read(item));
        }}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        readOnly={submitting}
        className="min-h-11 w-24 control px-2 text-ink aria-invalid:border-bad"
      />
      <span
        className={`absolute top-full right-0 z-panel w-max max-w-60 ${problemClass} rounded-field border border-bad bg-card px-2 py-1 text-fine ${said ? '' : 'hidden'}`}
      >
        <span role="alert" className="font-semibold text-bad">
          {said}
        </span>
        {conflict && theirs && (
          <span className="flex flex-wrap gap-x-4">
            <button type="submit" onClick={conflict.overwrite} className="link min-h-11">
              {texts.saveMine}
            </button>
            <button type="button" onClick={onClose} className="link min-h-11">
              {texts.keep(theirs)}
            </button>
          </span>
        )}
      </span>
    </form>
  );
}
