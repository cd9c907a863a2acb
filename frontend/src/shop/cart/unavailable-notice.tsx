import type { Ref } from 'react';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import type { CartItem } from './cart-slice.ts';
import { cartTexts } from './texts.ts';

type UnavailableNoticeProps = {
  ref: Ref<HTMLDivElement>;
  items: readonly CartItem[];
  onRemove: () => void;
};

/** Says what keeps the cart from being ordered, and puts it right. */
export function UnavailableNotice({ ref, items, onRemove }: UnavailableNoticeProps) {
  const texts = useTexts(cartTexts);
  const count = items.length;
  return (
    <div ref={ref} role="status" tabIndex={-1} className="scroll-mt-36">
      {count > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-bad bg-card px-4 py-3">
          <p>{texts.blocked(count)}</p>
          <Button variant="secondary" onClick={onRemove}>
            {texts.removeThem(count)}
          </Button>
        </div>
      )}
    </div>
  );
}
