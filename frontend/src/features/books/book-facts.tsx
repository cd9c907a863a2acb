import type { BookView } from '@book-store/contract/schemas/books';
import { categoryName } from '../../shared/categories.ts';
import { texts } from '../../shared/specified-texts.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Author, publication date and category. */
export function BookFacts({ book }: { book: BookView }) {
  const facts = [
    ['Author', book.author || texts.book.defaultAuthor],
    ['Published', day.format(new Date(book.createdAt))],
    ['Category', categoryName(book.category)],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
