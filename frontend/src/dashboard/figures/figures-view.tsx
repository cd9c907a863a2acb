import { formatMoney } from '@book-store/contract/money';
import { shopPlace } from '@book-store/contract/place';
import type { Figures } from '@book-store/contract/schemas/figures';
import { Link } from 'react-router-dom';
import { useAllGenreNames } from '../../api/all-genres-api.ts';
import { percent } from '../../lib/amount.ts';
import { paths } from '../../lib/dashboard-paths.ts';
import { BestTable } from './best-table.tsx';
import { ByDay } from './by-day.tsx';
import { ByPayment } from './by-payment.tsx';
import { SumCards } from './sum-cards.tsx';

/** All figures of a range. */
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
          detail={{ name: 'Cash to collect', text: (group) => formatMoney(group.cashToCollect) }}
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
                <Link to={paths.book.to(bookId)} className="link">
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
