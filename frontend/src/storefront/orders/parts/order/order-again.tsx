import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/button.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';

/** The titles of an order's books by what has happened to them on the way into the cart. */
export type AgainResult = { added: string[]; alreadyThere: string[]; notSold: string[] };

/** Adds the available books to the cart. Rejects if the shop is unreachable. */
export type OrderAgain = (order: OrderView) => Promise<AgainResult>;

function sentences(
  { added, alreadyThere, notSold }: AgainResult,
  texts: TextsOf<typeof orderTexts>,
): string[] {
  return [
    added.length > 0 && texts.added(added),
    alreadyThere.length > 0 && texts.alreadyThere(alreadyThere),
    notSold.length > 0 && texts.notSold(notSold),
  ].filter((sentence) => sentence !== false);
}

type OrderAgainButtonProps = { order: OrderView; onOrderAgain: OrderAgain };

/** Adds the books of an order to the cart, and reports those that are no longer sold. */
export function OrderAgainButton({ order, onOrderAgain }: OrderAgainButtonProps) {
  const words = useTexts(orderTexts);
  const [result, setResult] = useState<AgainResult | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);

  async function orderAgain() {
    setBusy(true);
    setResult(await onOrderAgain(order).catch(() => 'failed' as const));
    setBusy(false);
  }

  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={() => void orderAgain()}>
        {words.again}
      </Button>
      <div role="status" className="order-last grid basis-full gap-1 empty:hidden">
        {result === 'failed' && <p className="font-semibold text-bad">{words.againFailed}</p>}
        {result && result !== 'failed' && (
          <>
            {sentences(result, words).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {result.added.length + result.alreadyThere.length > 0 && (
              <ButtonLink variant="link" to={paths.cart.to()} className="justify-self-start">
                {words.viewCart}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </>
  );
}
