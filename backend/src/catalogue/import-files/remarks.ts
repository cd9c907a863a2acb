import type { ImportRowView } from '@book-store/contract/catalogue/imports/imports.schemas';
import type { ImportCode } from '@book-store/contract/catalogue/imports/remark-codes';
import type { FieldCode } from '@book-store/contract/field-codes';
import { SEVERAL_ROWS } from '@book-store/contract/uploads';

type Wire = ImportRowView['problems'][number];
export type RemarkText = Pick<Wire, 'message' | 'code' | 'values' | 'leftOut'>;
type Values = NonNullable<RemarkText['values']>;

const AGAIN = 'Nothing of this row was imported; please import it again.';
const CHECK_AGAIN = 'Please check the file again.';

type Sentence = string | ((values: Values) => string);
type OwnCode = ImportCode | Extract<FieldCode, 'not-whole' | 'invalid-isbn'>;

const SENTENCES: Readonly<Record<OwnCode, Sentence>> = {
  'not-yes-or-no': 'This must be yes or no.',
  'ambiguous-number': 'This can be read in two ways. Please write it like 1234.00.',
  'not-a-price': 'This is not a price. Please write it like 12.50.',
  'negative-price': 'A price cannot be negative.',
  'not-a-number': 'This must be a number.',
  'not-whole': 'This must be a whole number.',
  'not-a-year': 'This is not a year. Please write it like 2008.',
  'invalid-isbn': 'This is not an ISBN. Please check its digits: there are 10 or 13.',
  'rounded-isbn':
    'A spreadsheet has rounded this ISBN. Please give its column the format Text and enter it again.',
  'no-genre-name': 'The name of a genre has letters or digits.',
  'genre-name-too-long': 'The name of this genre is too long. Please choose a shorter one.',
  'no-such-genre': 'The shop has no such genre. Add it, or have missing genres added.',
  'several-rows': SEVERAL_ROWS,
  'too-many-cells': ({ cells, columns }) =>
    `The row has ${cells} cells, but the first line has ${columns}. Is a quote missing?`,
  'not-a-book': 'This is not the number of a book in the shop.',
  'no-key': 'A book needs an ISBN or a title.',
  'no-price': 'A book needs a price.',
  'series-without-name': 'A number in a series needs the name of the series.',
  'rating-without-number': 'An average rating needs the number of ratings, too.',
  'in-line': ({ line }) => `This book is in line ${line} already.`,
  'several-of-isbn': ({ books }) =>
    `${books} books in the shop have this ISBN. Add the column _id to say which.`,
  'several-of-title': ({ books }) =>
    `${books} books in the shop have this title and author. Add the column _id to say which.`,
  'isbn-read': 'Read as 13 digits.',
  'isbn-zeros': 'It had lost the zeros at its start.',
  'isbn-given': 'The book of this title and author, which has no ISBN yet, gets this one.',
  'title-from-isbn': 'Without a title; the ISBN stands for it.',
  'authors-cut': ({ maximum }) => `Only the first of these names fit into ${maximum} characters.`,
  'authors-turned': 'Read with the first name first.',
  'unknown-format': 'No known word for a format; it becomes “Other”.',
  'foreign-price': "Read as an amount in the shop's currency.",
  'stock-below-zero': 'Fewer than none; read as 0.',
  'changed-in-both': 'It has changed in the shop since the export, and in the file as well.',
  'changed-in-shop': 'It has changed in the shop since the export, and not in the file.',
  'deleted-since': `Somebody has deleted this book since. ${CHECK_AGAIN}`,
  'edited-since': `Somebody has edited this book since. ${CHECK_AGAIN}`,
  'added-since': `Somebody has added this book since. ${CHECK_AGAIN}`,
  'deleted-meanwhile': `Somebody has deleted this book in the meantime. ${AGAIN}`,
  'edited-meanwhile': `Somebody has edited this book in the meantime. ${AGAIN}`,
  'added-meanwhile': `Somebody has added this book in the meantime. ${AGAIN}`,
  'sold-meanwhile': `Its number of copies has changed in the meantime. ${AGAIN}`,
  'genre-deleted-meanwhile': `Somebody has deleted this genre in the meantime. ${AGAIN}`,
};

/** Returns a message in English, with its code and values for other languages. */
export function remarkText(code: OwnCode, values: Values = {}): RemarkText {
  const sentence = SENTENCES[code];
  const message = typeof sentence === 'string' ? sentence : sentence(values);
  return { message, code, ...(Object.keys(values).length > 0 && { values }) };
}

/** Thrown for an invalid cell. */
export class BadCell extends Error {
  override name = 'BadCell';
  readonly remark: RemarkText;
  constructor(code: OwnCode) {
    const remark = remarkText(code);
    super(remark.message);
    this.remark = remark;
  }
}
