import { toIsbn13 } from '@book-store/contract/catalogue/books/isbn';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/fields/field.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { bookTexts } from '../../book-texts.ts';
import { FoundFacts } from './found-facts.tsx';
import type { BookFormState } from './use-book-form.ts';
import { useIsbnLookUp } from './use-isbn-look-up.ts';

/** An ISBN, typed or scanned, with a button to look the book up at Open Library. */
export function IsbnField({ form }: { form: BookFormState }) {
  const texts = useTexts(bookTexts).isbn;
  const { values: draft, putAll } = form;
  const field = form.field('isbn');
  const button = useRef<HTMLButtonElement>(null);
  const isbn = toIsbn13(draft.isbn);
  const { state, lookUp, takeCover } = useIsbnLookUp(draft, putAll);
  const [left, setLeft] = useState(false);
  // While typing, ten digits may be the start of thirteen.
  const isComplete = left || draft.isbn.replace(/[^\dXx]/g, '').length >= 13;
  const wrong = isComplete && !isbn && draft.isbn.trim() !== '' ? texts.wrong : undefined;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // A scanner ends with Enter, which must not submit the form.
    event.preventDefault();
    if (isbn) button.current?.focus();
  }

  return (
    <div className="col-span-2 grid gap-3">
      <div className="flex items-start gap-3">
        <Field
          {...field}
          error={field.error ?? wrong}
          onKeyDown={onKeyDown}
          onBlur={() => setLeft(true)}
          onChange={(event) => {
            setLeft(false);
            field.onChange(event);
          }}
        />
        <Button
          ref={button}
          variant="secondary"
          className="mt-7 shrink-0"
          disabled={!isbn || state.busy}
          onClick={() => isbn && void lookUp(isbn)}
        >
          {state.busy ? texts.looking : texts.lookUp}
        </Button>
      </div>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {state.text && <p className="text-fine text-muted">{state.text}</p>}
        {state.found && (
          <FoundFacts
            found={state.found}
            draft={draft}
            takingCover={state.takingCover}
            onChange={putAll}
            onCover={() => void takeCover()}
          />
        )}
      </div>
    </div>
  );
}
