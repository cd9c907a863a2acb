import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { languageName } from '@book-store/contract/catalogue/books/language';
import { dayText, shopDay } from '@book-store/contract/place';
import { slugOf } from '@book-store/contract/slugs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGenreName } from '../../../api/calls/genres-api.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { AuthorLinks } from '../parts/book-card/author-links.tsx';
import { catalogueTexts } from '../texts.ts';

/** Unknown facts have no row. */
export function BookFacts({ book }: { book: BookView }) {
  const texts = useTexts(catalogueTexts).book;
  const spoken = useLanguage();
  const { formats } = useTexts(commonTexts).edition;
  const { series, language, format, category } = book;
  const genre = useGenreName(category);
  const facts: [string, ReactNode][] = [
    [texts.author, <AuthorLinks key="author" author={book.author} />],
    [texts.series, series && <SeriesLink key="series" {...series} />],
    [texts.published, book.publishedYear],
    [texts.publisher, book.publisher],
    [texts.pages, book.pages],
    [texts.language, language && <LanguageName key="language" language={language} />],
    [texts.format, format && formats[format]],
    ['ISBN', book.isbn],
    [texts.category, genre && <GenreLink key="genre" category={category} name={genre} />],
    [texts.inShopSince, dayText(spoken, shopDay(new Date(book.createdAt)))],
  ];
  return (
    <dl className="grid gap-x-6 [&_a]:inline-block gap-y-2 @min-[15rem]:grid-cols-[auto_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="@min-[15rem]:contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Browsers lack the names of rare languages, which the server knows. */
const LanguageName = ({ language }: { language: string }) => (
  <span suppressHydrationWarning>{languageName(language, useLanguage())}</span>
);

const GenreLink = ({ category, name }: { category: string; name: string }) => (
  <Link to={paths.genre.to(category)} className="link">
    {name}
  </Link>
);

export function SeriesLink({ name, number }: NonNullable<BookView['series']>) {
  const texts = useTexts(commonTexts).volume;
  const words = number === undefined ? name : name + texts.behindName(number);
  if (!slugOf(name)) return words;
  return (
    <Link to={paths.series.to(name)} className="link">
      {words}
    </Link>
  );
}
