import type { OpenedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { formatDay } from '@book-store/contract/promised-days';
import { Link, useParams } from 'react-router-dom';
import { live } from '../../../api/refresh.ts';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { formatAmount, formatAmountChange } from '../../../lib/money/amount.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { giftCardTexts } from '../gift-card-texts.ts';
import { useGetGiftCardQuery } from '../parts/gift-cards/api.ts';
import { giftCardName } from '../parts/gift-cards/gift-card-words.ts';
import { ChangeGiftCard } from './change-gift-card.tsx';

export default function GiftCardPage() {
  const texts = useTexts(giftCardTexts).card;
  const { id = '' } = useParams();
  const query = useGetGiftCardQuery(id, live(60));
  const name = query.currentData ? texts.title(giftCardName(query.currentData)) : texts.untitled;
  return (
    <section className="stack gap-4">
      <PageHead title={name} hidden />
      <header>
        <BackLink to={dashboardPaths.giftCards.to()} all={texts.all} />
        <h2 className="break-words">{name}</h2>
      </header>
      <Loaded query={query} current failed={texts.failed}>
        {(card) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid gap-4">
              <Facts card={card} />
              <Ledger card={card} />
            </div>
            <ChangeGiftCard card={card} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

function Facts({ card }: { card: OpenedGiftCard }) {
  const { card: texts, states } = useTexts(giftCardTexts);
  const language = useLanguage();
  return (
    <div className="grid gap-2 card p-4 md:p-6">
      <p>
        <span className="text-h3 font-semibold tabular-nums">{formatAmount(card.balance)}</span>{' '}
        <span className="text-muted">
          {texts.left(formatAmount(card.amount), states[card.state])}
        </span>
      </p>
      {card.recipient && (
        <p className="break-words">
          {inSentence(
            (email: string) => texts.for(card.recipient?.name, email),
            <a href={`mailto:${card.recipient.email}`} className="link break-all">
              {card.recipient.email}
            </a>,
          )}
        </p>
      )}
      {card.recipient?.message && (
        <p className="prose break-words whitespace-pre-line text-muted">{card.recipient.message}</p>
      )}
      <p className="text-fine text-muted empty:hidden">
        {card.sendOn && texts.goesOut(formatDay(card.sendOn, language))}
        {card.sentAt && inSentence(texts.wentOut, <DateTime at={card.sentAt} />)}
        {card.expiresAt && inSentence(texts.holdsUntil, <DateTime at={card.expiresAt} />)}
      </p>
    </div>
  );
}

function Ledger({ card: { movements } }: { card: OpenedGiftCard }) {
  const { card: texts, movements: names } = useTexts(giftCardTexts);
  return (
    <div className="card p-4 md:p-6">
      <h3 id="ledger" className="text-lead">
        {texts.ledger}
      </h3>
      <ol aria-labelledby="ledger">
        {movements.map(({ kind, at, amount, order, by, reason }, index) => (
          <li
            // Append-only.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 break-words">
              {order
                ? inSentence(
                    kind === 'used' ? texts.byOrder : texts.fromOrder,
                    names[kind],
                    <Link to={dashboardPaths.adminOrder.to(order._id)} className="link">
                      {order.number}
                    </Link>,
                  )
                : names[kind]}
              {reason && `: ${reason}`}
              <span className="block text-fine text-muted">
                <DateTime at={at} />
                {by && `, ${by}`}
              </span>
            </span>
            {amount !== undefined && (
              <span className="ml-auto tabular-nums">{formatAmountChange(amount)}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
