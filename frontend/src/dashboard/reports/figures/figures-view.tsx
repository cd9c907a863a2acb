import { shopPlace } from '@book-store/contract/place';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { Link } from 'react-router-dom';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted, formatAmount, percent } from '../../../lib/money/amount.ts';
import { BestTable } from './best-table.tsx';
import { ByDay } from './by-day.tsx';
import { ByPayment } from './by-payment.tsx';

export function FiguresView({ figures }: { figures: Figures }) {
  const { books, authors, genres } = figures;
  const genreName = useAllGenreNames();
  return (
    <div className="stack gap-4">
      <SumCards figures={figures} />
      <div className="stack gap-4 xl:grid-cols-2">
        <ByDay
          title="Revenue"
          figures={figures}
          columns={[{ name: 'Revenue', value: ({ revenue }) => revenue, colour: 'accent' }]}
          detail={{ name: 'Cash to collect', text: (group) => formatAmount(group.cashToCollect) }}
          money
          empty="Nothing was sold on these days, so there is no revenue to show."
        />
        <ByDay
          title="Cash collected"
          figures={figures}
          columns={[
            {
              name: 'Cash collected',
              value: ({ cashCollected }) => cashCollected,
              colour: 'accent',
            },
          ]}
          money
          empty="No orders were delivered on these days, so no cash was collected."
        />
        <ByDay
          title="Delivered and refused"
          figures={figures}
          columns={[
            { name: 'Delivered', value: ({ delivered }) => delivered, colour: 'muted' },
            { name: 'Refused', value: ({ refused }) => refused, colour: 'accent' },
          ]}
          detail={{ name: 'Refused rate', text: (group) => percent(group.refusedRate) }}
          money={false}
          empty="No orders were delivered or refused on these days."
        />
        <ByPayment figures={figures} />
        <BestTable
          title="By genre"
          of="Genre"
          part="genres"
          range={figures}
          rows={genres.map(({ category, ...sold }) => ({
            ...sold,
            key: category,
            name: genreName(category),
          }))}
        />
        <BestTable
          title="Top books"
          of="Book"
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
          title="Top authors"
          of="Author"
          part="authors"
          range={figures}
          rows={authors.map(({ author, ...sold }) => ({ ...sold, key: author, name: author }))}
          empty={
            books.length > 0 ? 'No book that was sold on these days has an author.' : undefined
          }
        />
      </div>
      <p className="prose text-fine text-muted">
        Days begin at midnight {shopPlace().timeZone ? 'in the shop’s time zone' : 'UTC'}. Revenue
        counts an order on the day it was placed, with its delivery fee; cash counts it on the day
        it was delivered, and the refused rate on the day of its last move. Sales of books, authors
        and genres are the books alone.
      </p>
    </div>
  );
}

type Sum = { name: string; value: string; meaning: string };

function SumCards({ figures }: { figures: Figures }) {
  const { refusedRate } = figures;
  const sums: Sum[] = [
    {
      name: 'Revenue',
      value: formatAmount(figures.revenue),
      meaning: `${orders(figures.orders)} placed; cancelled and refused ones do not count, delivery does`,
    },
    {
      name: 'Cash to collect',
      value: formatAmount(figures.cashToCollect),
      meaning: 'the part of this revenue that is not delivered yet',
    },
    {
      name: 'Cash collected',
      value: formatAmount(figures.cashCollected),
      meaning: `${orders(figures.delivered)} delivered on these days, whenever placed`,
    },
    {
      name: 'Refused rate',
      value: percent(refusedRate),
      meaning:
        refusedRate === null
          ? 'nothing was delivered or refused on these days'
          : `${figures.refused} refused of ${orders(figures.delivered + figures.refused)} at the door`,
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

const orders = (number: number) => counted(number, 'order');
