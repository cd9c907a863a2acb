import { shopPlace } from '@book-store/contract/place';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { Link } from 'react-router-dom';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { formatAmount, percent } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { useShopUses } from '../../orders/parts/deliveries/use-shop-uses.ts';
import { figuresTexts } from '../figures-texts.ts';
import { BestTable } from './best-table.tsx';
import { ByDay } from './by-day.tsx';
import { ByPayment } from './by-payment.tsx';

export function FiguresView({ figures }: { figures: Figures }) {
  const texts = useTexts(figuresTexts);
  const { best } = texts;
  const { books, authors, genres } = figures;
  const genreName = useAllGenreNames();
  const showsCash = useShowsCash(figures);
  return (
    <div className="stack gap-4">
      <SumCards figures={figures} showsCash={showsCash} />
      <div className="stack gap-4 xl:grid-cols-2">
        <ByDay
          title={texts.revenue}
          figures={figures}
          columns={[{ name: texts.revenue, value: ({ revenue }) => revenue, colour: 'accent' }]}
          detail={
            showsCash
              ? { name: texts.cashToCollect, text: (group) => formatAmount(group.cashToCollect) }
              : undefined
          }
          money
          empty={texts.noRevenue}
        />
        {showsCash && (
          <ByDay
            title={texts.cashCollected}
            figures={figures}
            columns={[
              {
                name: texts.cashCollected,
                value: ({ cashCollected }) => cashCollected,
                colour: 'accent',
              },
            ]}
            money
            empty={texts.noCash}
          />
        )}
        <ByDay
          title={texts.handedOver}
          figures={figures}
          columns={[
            { name: texts.delivered, value: ({ delivered }) => delivered, colour: 'muted' },
            { name: texts.refused, value: ({ refused }) => refused, colour: 'accent' },
          ]}
          detail={{ name: texts.refusedRate, text: (group) => percent(group.refusedRate) }}
          money={false}
          empty={texts.noneHandedOver}
        />
        <ByPayment figures={figures} />
        <BestTable
          title={best.byGenre}
          of={best.genre}
          part="genres"
          range={figures}
          rows={genres.map(({ category, ...sold }) => ({
            ...sold,
            key: category,
            name: genreName(category),
          }))}
        />
        <BestTable
          title={best.topBooks}
          of={best.book}
          part="books"
          range={figures}
          rows={books.map(({ bookId, title, author, ...sold }) => ({
            ...sold,
            key: bookId,
            name: (
              <>
                <Link to={dashboardPaths.book.to(bookId)} className="link">
                  {title}
                </Link>
                {author && <span className="block text-muted">{author}</span>}
              </>
            ),
          }))}
        />
        <BestTable
          title={best.topAuthors}
          of={best.author}
          part="authors"
          range={figures}
          rows={authors.map(({ author, ...sold }) => ({ ...sold, key: author, name: author }))}
          empty={books.length > 0 ? best.noAuthors : undefined}
        />
      </div>
      <p className="prose text-fine text-muted">{texts.note(shopPlace().timeZone !== undefined)}</p>
    </div>
  );
}

/** As specified always, otherwise where the shop offers cash, or has had some in these days. */
function useShowsCash({ cashCollected, cashToCollect }: Figures): boolean {
  const { isRefined } = useDashboardTexts();
  const { cash } = useShopUses();
  return !isRefined || cash || cashCollected > 0 || cashToCollect > 0;
}

type Sum = { name: string; value: string; meaning: string };

function SumCards({ figures, showsCash }: { figures: Figures; showsCash: boolean }) {
  const { sums: meanings, ...texts } = useTexts(figuresTexts);
  const { refusedRate } = figures;
  const sums: Sum[] = [
    {
      name: texts.revenue,
      value: formatAmount(figures.revenue),
      meaning: meanings.revenue(figures.orders),
    },
    ...(showsCash
      ? [
          {
            name: texts.cashToCollect,
            value: formatAmount(figures.cashToCollect),
            meaning: meanings.toCollect,
          },
          {
            name: texts.cashCollected,
            value: formatAmount(figures.cashCollected),
            meaning: meanings.collected(figures.delivered),
          },
        ]
      : []),
    {
      name: texts.refusedRate,
      value: percent(refusedRate),
      meaning:
        refusedRate === null
          ? meanings.noneEnded
          : meanings.refused(figures.refused, figures.delivered + figures.refused),
    },
  ];
  return (
    <dl className="stack gap-3 min-[352px]:grid-cols-2 md:gap-4 xl:grid-cols-4">
      {sums.map(({ name, value, meaning }) => (
        <div key={name} className="grid content-start gap-1 card p-4 md:p-5">
          <dt className="text-fine text-muted md:text-body">{name}</dt>
          <dd className="grid gap-1">
            <span className="font-title text-[length:var(--step-2)] leading-tight font-semibold break-words tabular-nums md:text-h2">
              {value}
            </span>
            <span className="text-fine text-muted">{meaning}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
