import type { Ref } from 'react';
import { Button } from '../../kit/button.tsx';
import type { CartItem } from './cart-slice.ts';

type UnavailableNoticeProps = {
  ref: Ref<HTMLDivElement>;
  items: readonly CartItem[];
  onRemove: () => void;
};

/** Says what keeps the cart from being ordered, and puts it right. */
export function UnavailableNotice({ ref, items, onRemove }: UnavailableNoticeProps) {
  const one = items.length === 1;
  return (
    <div ref={ref} role="status" tabIndex={-1} className="scroll-mt-36">
      {items.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-bad bg-card px-4 py-3">
          <p>
            {one ? 'One book cannot be ordered' : `${items.length} books cannot be ordered`} at the
            moment. Remove {one ? 'it' : 'them'} to check out.
          </p>
          <Button variant="secondary" onClick={onRemove}>
            {one ? 'Remove it' : 'Remove them'}
          </Button>
        </div>
      )}
    </div>
  );
}
