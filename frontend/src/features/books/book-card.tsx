import { coverOf } from '@book-store/contract/pictures';
import type { BookView } from '@book-store/contract/schemas/books';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Cover } from '../../shared/ui/cover.tsx';
import { PricePair } from '../../shared/ui/price.tsx';
import { shorten } from './shorten.ts';

type BookCardProps = { book: BookView; action: ReactNode; eager?: boolean };

/** Cover and facts side by side, the action below at full width; cards in a row have equal height. */
export function BookCard({ book, action, eager }: BookCardProps) {
  const to = paths.book.to(book._id);
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-card p-4">
      <div className="flex grow gap-4">
        <Link
          to={to}
          tabIndex={-1}
          aria-hidden="true"
          className="w-2/5 max-w-40 shrink-0 self-start"
        >
          <Cover
            image={coverOf(book)}
            title={book.title}
            author={book.author}
            tint={book.coverTint}
            alt=""
            sizes="(min-width: 768px) 136px, calc(37vw - 26px)"
            eager={eager}
            className="w-full"
          />
        </Link>
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="line-clamp-2">
            <Link to={to} className="hover:underline">
              {book.title}
            </Link>
          </h3>
          {book.author && <p className="text-fine text-muted">{book.author}</p>}
          <p className="text-fine break-words">{shorten(book.description)}</p>
          <div className="mt-auto pt-2">
            <PricePair newPrice={book.newPrice} oldPrice={book.oldPrice} />
          </div>
        </div>
      </div>
      {action}
    </article>
  );
}
