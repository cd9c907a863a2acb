import type { OrderView } from '@book-store/contract/schemas/orders';
import { useState } from 'react';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { paths } from '../../lib/paths.ts';

/** The titles of an order's books by what has happened to them on the way into the cart. */
export type AgainResult = { added: string[]; alreadyThere: string[]; notSold: string[] };

/** Puts what is still sold into the cart. Rejects if the shop cannot be reached. */
export type OrderAgain = (order: OrderView) => Promise<AgainResult>;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function sentences({ added, alreadyThere, notSold }: AgainResult): string[] {
  return [
    added.length > 0 && `Added to your cart: ${listed.format(added)}.`,
    alreadyThere.length > 0 && `In your cart already: ${listed.format(alreadyThere)}.`,
    notSold.length > 0 && `Not sold at the moment: ${listed.format(notSold)}.`,
  ].filter((sentence) => sentence !== false);
}

type OrderAgainButtonProps = { order: OrderView; onOrderAgain: OrderAgain };

/** Fills the cart with the books of an order, and says which are not sold any more. */
export function OrderAgainButton({ order, onOrderAgain }: OrderAgainButtonProps) {
  const [result, setResult] = useState<AgainResult | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);

  async function orderAgain() {
    if (busy) return;
    setBusy(true);
    setResult(await onOrderAgain(order).catch(() => 'failed' as const));
    setBusy(false);
  }

  return (
    <>
      <Button variant="secondary" aria-disabled={busy} onClick={() => void orderAgain()}>
        Order again
      </Button>
      <div role="status" className="order-last grid basis-full gap-1 empty:hidden">
        {result === 'failed' && (
          <p className="font-semibold text-bad">
            The shop cannot be reached, so nothing was added. Please try again.
          </p>
        )}
        {result && result !== 'failed' && (
          <>
            {sentences(result).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {result.added.length + result.alreadyThere.length > 0 && (
              <ButtonLink variant="link" to={paths.cart.to()} className="justify-self-start">
                View cart
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </>
  );
}
