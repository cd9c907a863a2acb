import type { GiftCardView } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { formatDay } from '@book-store/contract/promised-days';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { giftCardTexts } from '../gift-card-texts.ts';
import { giftCardName } from '../parts/gift-cards/gift-card-words.ts';

export function GiftCardRow({ card }: { card: GiftCardView }) {
  const { list: texts, states } = useTexts(giftCardTexts);
  const language = useLanguage();
  const state = states[card.state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0 md:px-6">
      <div className="min-w-0 flex-1 basis-48">
        <Link to={dashboardPaths.giftCard.to(card._id)} className="link font-semibold tabular-nums">
          {giftCardName(card)}
        </Link>
        {card.recipient && <p className="break-all">{card.recipient.email}</p>}
        <p className="text-fine text-muted">
          {inSentence(texts.issued, <DateTime at={card.createdAt} />)}
          {card.sendOn && texts.goesOut(formatDay(card.sendOn, language))}
        </p>
      </div>
      <p className="ml-auto text-right">
        <span className="block font-semibold tabular-nums">{formatAmount(card.balance)}</span>
        <span className="block text-fine text-muted">
          {card.balance === card.amount ? state : texts.of(state, formatAmount(card.amount))}
        </span>
      </p>
    </li>
  );
}
