import { coverOf } from '@book-store/contract/pictures';
import { Link } from 'react-router-dom';
import { useListBooksQuery } from '../../features/books/books-api.ts';
import { CATALOGUE_REFRESH } from '../../features/books/catalogue-refresh.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Cover } from '../../shared/ui/cover.tsx';
import { HOME_BOOKS } from './home-books.ts';

const tilt = ['z-10 -rotate-6 translate-x-6', 'z-20', 'z-10 rotate-6 -translate-x-6'];

/** The week's releases: heading left, three overlapping covers right, stacked under it on phones. */
export function Banner() {
  const { data } = useListBooksQuery(HOME_BOOKS, CATALOGUE_REFRESH);
  const newest = data?.books.slice(0, 3) ?? [];
  return (
    <section className="grid items-center gap-8 md:grid-cols-2">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-hero">{texts.home.banner}</h1>
        <p className="prose text-lead text-muted">
          Fresh on our shelves: a handful of books that we would press into your hands if you came
          by the shop. Order today, pay in cash when they arrive, and start reading this week.
        </p>
        <a href="#newsletter" className={buttonClass('primary')}>
          {texts.shell.subscribe}
        </a>
      </div>
      <div className="flex min-h-56 justify-center py-4 md:min-h-80">
        {newest.map((book, index) => (
          <Link
            key={book._id}
            to={paths.book.to(book._id)}
            className={`relative w-[30%] max-w-52 self-center transition-transform hover:z-30 hover:scale-105 focus-visible:z-30 ${tilt[index]}`}
          >
            <Cover
              image={coverOf(book)}
              title={book.title}
              author={book.author}
              tint={book.coverTint}
              alt={book.title}
              sizes="(min-width: 768px) min(15vw - 14px, 168px), calc(30vw - 10px)"
              eager
              className="w-full"
            />
          </Link>
        ))}
      </div>
    </section>
  );
}
