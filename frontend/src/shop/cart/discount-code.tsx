import { TYPED_CODE_MAX } from '@book-store/contract/discount';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { DiscountLine } from '../../kit/discount-line.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import { discountTexts } from './discount-texts.ts';
import type { Discount } from './use-discount.ts';

/** Takes a discount code and says what it gives; nothing in a shop that has none. It is no form: it stands in one. */
export function DiscountCode({ discount }: { discount: Discount }) {
  const texts = useTexts(discountTexts);
  const { isOffered, given, isChecking, apply } = discount;
  const region = useRef<HTMLDivElement>(null);
  const code = given?.code;
  const before = useRef(code);
  // The field or the button that was pressed has gone.
  useEffect(() => {
    if (before.current !== code && document.activeElement === document.body)
      region.current?.focus();
    before.current = code;
  }, [code]);
  if (!isOffered) return null;
  return (
    <div ref={region} tabIndex={-1} className="grid outline-none">
      <p role="status" className="sr-only">
        {isChecking ? texts.checking : code && texts.applied(code)}
      </p>
      {given ? (
        <div className="grid">
          <DiscountLine discount={given} />
          <Button variant="link" className="justify-self-start" onClick={() => apply('')}>
            {texts.remove}
            <span className="sr-only"> {given.code}</span>
          </Button>
        </div>
      ) : (
        <CodeField discount={discount} />
      )}
    </div>
  );
}

function CodeField({ discount: { typed, isChecking, refusal, apply } }: { discount: Discount }) {
  const texts = useTexts(discountTexts);
  const [text, setText] = useState(typed);
  const [isOpen, setOpen] = useState(typed !== '');
  const use = () => apply(text.trim());
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    use();
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {texts.summary}
      </summary>
      <div className="grid gap-2 pb-2">
        <Field
          label={texts.label}
          value={text}
          maxLength={TYPED_CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={typed === text.trim() ? refusal || undefined : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" aria-disabled={isChecking} onClick={use}>
          {isChecking ? texts.checking : texts.apply}
        </Button>
      </div>
    </details>
  );
}
