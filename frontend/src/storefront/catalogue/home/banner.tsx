import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { Link } from 'react-router-dom';
import { useListCardsQuery } from '../../../api/calls/books-api.ts';
import { useShop } from '../../../api/calls/shop-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { buttonClass } from '../../../kit/button.tsx';
import { Cover } from '../../../kit/pictures/cover.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { takesOnlyCash } from '../../../lib/ordering/takes-only-cash.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { NEWEST_BOOKS } from './load.ts';

const tilt = [
  'z-raised -rotate-6 translate-x-1/4',
  'z-above',
  'z-raised rotate-6 -translate-x-1/4',
];

/** The week's releases: heading and words left, the three newest covers right, overlapping. */
export function Banner() {
  const texts = useTexts();
  const words = useTexts(commonTexts).banner;
  const { data } = useListCardsQuery(NEWEST_BOOKS, CATALOGUE);
  const shop = useShop();
  const { banner = {} } = shop;
  const newest = data?.books.slice(0, 3) ?? [];
  const isEmpty = data?.books.length === 0;
  const columns = isEmpty ? '' : '@min-[17rem]:grid-cols-[minmax(0,1fr)_8.5rem] sm:grid-cols-2';
  return (
    <section className={`grid items-center gap-x-4 gap-y-2 md:gap-x-8 md:gap-y-5 ${columns}`}>
      <h1
        className={`text-h2 md:col-span-1 md:self-end md:text-hero ${isEmpty ? '' : '@min-[17rem]:col-span-2'}`}
      >
        {banner.heading ?? texts.home.banner}
      </h1>
      <div className="grid justify-items-start gap-3 md:gap-5 md:self-start">
        <p className="prose text-fine text-muted md:text-lead">
          {banner.text ?? words.text(takesOnlyCash(shop))}
        </p>
        <a href={banner.buttonLink ?? '#newsletter'} className={buttonClass('primary')}>
          {banner.button ?? texts.shell.subscribe}
        </a>
      </div>
      {!isEmpty && <Covers books={newest} />}
    </section>
  );
}

function Covers({ books }: { books: readonly BookCardView[] }) {
  return (
    <div className="flex min-h-28 justify-center md:col-start-2 md:row-span-2 md:row-start-1 md:min-h-80">
      {books.map((book, index) => (
        <Link
          key={book._id}
          to={paths.book.to(book._id)}
          className={`relative w-[40%] max-w-52 shrink-0 self-center transition-transform hover:z-panel hover:scale-105 focus-visible:z-panel md:w-[32%] ${tilt[index]}`}
        >
          <Cover
            book={book}
            alt={book.title}
            sizes="(min-width: 1600px) 208px, (min-width: 768px) min(15vw - 14px, 180px), (min-width: 480px) calc(21vw - 10px), 57px"
            eager
            className="w-full"
          />
        </Link>
      ))}
    </div>
  );
}
