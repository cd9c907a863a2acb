import { TYPED_CODE_MAX } from '@book-store/contract/orders/discount-codes/discount';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { DiscountLine } from '../../../../kit/money/discount-line.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { cartTexts } from '../../cart-texts.ts';
import { CodeField } from './code-field.tsx';
import type { Discount } from './use-discount.ts';

/** Takes a discount code and says what it gives; nothing in a shop that has none. It is no form: it stands in one. */
export function DiscountCode({ discount }: { discount: Discount }) {
  const texts = useTexts(cartTexts).discount;
  const { isOffered, given, isChecking, apply } = discount;
  const code = given?.code;
  if (!isOffered) return null;
  return (
    <div data-focus-area className="grid">
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
        <EnterCode discount={discount} />
      )}
    </div>
  );
}

function EnterCode({ discount: { typed, isChecking, refusal, apply } }: { discount: Discount }) {
  const texts = useTexts(cartTexts).discount;
  const [isOpen, setOpen] = useState(typed !== '');
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {texts.summary}
      </summary>
      <div className="grid gap-2 pb-2">
        <CodeField
          label={texts.label}
          maxLength={TYPED_CODE_MAX}
          applied={typed}
          error={refusal || undefined}
          onApply={apply}
          button={isChecking ? texts.checking : texts.apply}
          isChecking={isChecking}
        />
      </div>
    </details>
  );
}
