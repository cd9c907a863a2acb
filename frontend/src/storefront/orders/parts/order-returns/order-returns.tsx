import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type { OrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { useId } from 'react';
import { OrderDate } from '../../../../kit/date-time.tsx';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { returnedTitles } from '../../../../lib/ordering/returned-titles.ts';
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';

/** The returns of an order with their states; renders nothing without any. */
export function OrderReturns({ order }: { order: OrderView }) {
  const words = useTexts(orderTexts).returns;
  const headingId = useId();
  const { returns = [] } = order;
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-3 border-t border-line pt-5">
      <h3 id={headingId}>{words.returns}</h3>
      <ul className="grid gap-4">
        {returns.map((one) => (
          <li key={one._id} className="grid max-w-prose gap-1">
            <p className="break-words">
              <span className="font-semibold">{returnedTitles(order, one)}</span>
              <span className="text-muted">
                {', '}
                <OrderDate at={one.at} />
              </span>
            </p>
            <p className="break-words whitespace-pre-line">{stateInWords(one, words)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateInWords(one: OrderReturn, words: TextsOf<typeof orderTexts>['returns']): string {
  const { state, instructions = '', refusal = '', amount = 0 } = one;
  if (state === 'asked') return words.waiting;
  if (state === 'on-its-way') return `${words.sendTo}\n${instructions}`;
  if (state === 'received') return words.arrived;
  return state === 'refunded'
    ? words.refunded(formatAmount(amount))
    : `${words.refused} ${refusal}`;
}
