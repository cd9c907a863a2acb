import { coverOf } from '@book-store/contract/pictures';
import type { BookView } from '@book-store/contract/schemas/books';
import type { ReactNode } from 'react';
import { Cover } from '../../shared/ui/cover.tsx';
import { PricePair } from '../../shared/ui/price.tsx';
import { BookFacts } from './book-facts.tsx';

type BookDetailsProps = { book: BookView; action: ReactNode };

/** The main part of the book page; on phones, price and action stick to the bottom. */
export function BookDetails({ book, action }: BookDetailsProps) {
  return (
    <article className="grid gap-8 md:grid-cols-2 md:gap-12">
      <div className="relative grid place-items-center overflow-hidden rounded-card bg-wash p-8 md:p-12 md:self-start">
        {book.coverTint && <Ground colour={book.coverTint} />}
        <Cover
          image={coverOf(book)}
          title={book.title}
          author={book.author}
          tint={book.coverTint}
          sizes="(min-width: 768px) min(50vw - 152px, 400px), 240px"
          eager
          className="relative w-full max-w-60 md:max-w-100"
        />
      </div>
      <div className="grid content-start gap-6">
        <h1>{book.title}</h1>
        <BookFacts book={book} />
        <p className="prose whitespace-pre-line break-words">{book.description}</p>
        <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-3 md:static md:mx-0 md:justify-start md:gap-8 md:px-0 md:pt-6">
          <PricePair newPrice={book.newPrice} oldPrice={book.oldPrice} />
          <div className="min-w-44">{action}</div>
        </div>
      </div>
    </article>
  );
}

/** A coloured ground; the Content-Security-Policy allows no style attribute in the server's HTML. */
function Ground({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
