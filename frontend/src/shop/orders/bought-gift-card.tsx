import { formatDay } from '@book-store/contract/promised-days';
import type { BoughtGiftCard } from '@book-store/contract/schemas/gift-cards';
import { Price } from '../../kit/price.tsx';
import { orderingTexts } from '../../lib/ordering-texts.ts';
import { useTexts } from '../../lib/storefront-texts.ts';

/** The gift card that an order buys: for whom, how much, and when it goes to which address. */
export function BoughtCard({ card: { amount, recipient, sendOn } }: { card: BoughtGiftCard }) {
  const words = useTexts(orderingTexts);
  return (
    <div className="stack content-start gap-0.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 font-semibold break-words">
          {words.giftCardFor(recipient?.name)}
        </span>
        <Price amount={amount} />
      </p>
      {recipient && (
        <p className="text-fine break-words text-muted">
          {words.giftCardGoes(recipient.email, formatDay(sendOn))}
        </p>
      )}
      {recipient?.message && <p className="break-words whitespace-pre-line">{recipient.message}</p>}
    </div>
  );
}
