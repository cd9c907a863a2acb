import { languageName } from '@book-store/contract/catalogue/books/language';

type Known = {
  title: string;
  author: string | undefined;
  series?: { name: string; number?: number } | undefined;
  publishedYear: number | undefined;
  language: string | undefined;
};

const count = new Intl.NumberFormat('en-US');

/** A description in sentences, made only of what the catalogue's row says. */
export function describeBook(book: Known, row: Record<string, string>): string {
  return [paragraph(whatItIs(book, row)), paragraph(howItIsKnown(row))]
    .filter(Boolean)
    .join('\n\n');
}

const paragraph = (sentences: (string | number | false | undefined)[]) =>
  sentences.filter(Boolean).join(' ');

function whatItIs({ title, author, series, publishedYear, language }: Known, row: Row) {
  const by = author ? ` by ${author}` : '';
  const original = row.original_title?.trim();
  return [
    series
      ? `“${title}”${by} is ${placeIn(series)}.`
      : `“${title}” is a book${by || ' whose author is not known'}.`,
    publishedYear && `It was first published in ${publishedYear}.`,
    original && original !== title && `Its original title is “${original}”.`,
    language && language !== 'en' && `This edition is in ${languageName(language)}.`,
  ];
}

type Row = Record<string, string>;

const placeIn = ({ name, number }: { name: string; number?: number }) =>
  number === undefined
    ? `part of the series “${name}”`
    : `number ${number} of the series “${name}”`;

function howItIsKnown(row: Row) {
  const ratings = Number(row.ratings_count);
  const average = Number(row.average_rating);
  const editions = Number(row.books_count);
  return [
    editions > 1 && `It has appeared in ${count.format(editions)} editions.`,
    ratings > 0 &&
      average > 0 &&
      `${count.format(ratings)} readers have given it ${average.toFixed(2)} of 5 stars on average.`,
  ];
}
