import { isDeepStrictEqual } from 'node:util';
import {
  BookView,
  CreateBookBody,
  EditBookBody,
} from '@book-store/contract/catalogue/books/books.schemas';
import { TO_SORT } from '@book-store/contract/catalogue/genres/categories';
import type { BookColumn } from '@book-store/contract/catalogue/imports/book-columns';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { MovedChoice, RowOutcome } from '@book-store/contract/uploads';
import { z } from 'zod';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import { toFieldProblems } from '../../platform/http/router/field-problems.ts';
import { zodMessage } from '../../platform/http/router/zod-messages.ts';
import { toBookView } from '../books/book-view.ts';
import type { StoredBook } from '../books/books.model.ts';
import { FIXED_PRICE_RULE, isDiscounted } from '../books/fixed-price.ts';
import { toCover } from '../covers/to-cover.ts';
import { bookEdited } from '../editing/book-activity.ts';
import { toStored } from '../editing/to-stored.ts';
import { readIsbn } from '../import-files/read-isbn.ts';
import { readRow } from '../import-files/read-row.ts';
import { type RemarkText, remarkText } from '../import-files/remarks.ts';
import type { Cells, Remark } from '../import-files/row-cells.ts';
import { type CellConflict, changedSinceExport, columnOf } from './changed-since-export.ts';

export type Plan = {
  title: string;
  /** Repaired cells. */
  repairs: Remark[];
  /** Values that changed in the shop since the export and differ from the file. */
  questions: Remark[];
  /** The name of its book's genre. */
  genre?: string;
} & (
  | { outcome: 'wrong'; problems: Remark[] }
  | { outcome: 'unchanged' }
  | { outcome: 'new'; fields: FieldChange[]; book: NewBook }
  | { outcome: 'changed'; fields: FieldChange[]; set: Stored; unset: string[] }
) & { outcome: RowOutcome };

export type Reading = {
  categoryOf: (cell: string) => string;
  /** Values for new books where the file has none. */
  defaults: Cells;
  /** Columns whose invalid cells are skipped. */
  leaveOut: readonly BookColumn[];
  /** Whether the file's authors are like 'Kafka, Franz'. */
  surnamesFirst: boolean;
  /** Which side wins when a value has changed in the shop since the export. */
  moved: MovedChoice;
};

type Stored = Record<string, unknown>;
export type NewBook = Stored & Pick<StoredBook, 'title'>;

const NewBookBody = CreateBookBody.extend({ description: EditBookBody.shape.description });

/** Returns the changes that a row makes to a book, or the book that it adds. */
export function planRow(given: Cells, existing: StoredBook | undefined, reading: Reading): Plan {
  const { cells, repairs: before } = existing
    ? { cells: given, repairs: [] }
    : withDefaults(given, reading.defaults);
  const { input, problems, repairs } = readRow(
    cells,
    // A row is parsed like the form's body, so amounts are in wire format.
    existing && z.encode(BookView, toBookView(existing)),
    reading,
  );
  const parsed = (existing ? EditBookBody : NewBookBody).safeParse(input, {
    error: zodMessage,
    reportInput: true,
  });
  const found = parsed.error?.issues.map((issue) => toProblem(issue, cells)) ?? [];
  const known = new Set(problems.map(({ column }) => column));
  problems.push(...found.filter(({ column }) => !known.has(column)));
  if (!parsed.success || problems.length > 0) {
    const title = String(input.title ?? '').trim();
    const wrong = { outcome: 'wrong' as const, title, problems, repairs: [], questions: [] };
    return planWithout(wrong, { given, existing, reading });
  }
  const body = parsed.data;
  if (isDiscounted(pricesOf(body, existing))) {
    // Blames the old price if the file has one, otherwise the fixed-price flag.
    const column = given.oldPrice === undefined ? 'fixedPrice' : 'oldPrice';
    const value = cells[column];
    const problem: Remark = {
      column,
      ...(value && { value }),
      message: FIXED_PRICE_RULE,
      code: 'fixed-price',
    };
    const wrong = {
      outcome: 'wrong' as const,
      title: body.title,
      problems: [problem],
      repairs: [],
      questions: [],
    };
    return planWithout(wrong, { given, existing, reading });
  }
  const plan = existing
    ? planChange(body, existing, changedSinceExport(given, existing, reading.moved))
    : planCreation(body as NewBody);
  return { ...plan, repairs: [...before, ...repairs], genre: cells.category ?? '' };
}

/** Returns a book's prices after a row is applied. */
const pricesOf = (body: z.output<typeof EditBookBody>, existing: StoredBook | undefined) => ({
  newPriceCents: body.newPrice,
  oldPriceCents: body.oldPrice === undefined ? existing?.oldPriceCents : body.oldPrice,
  fixedPrice: body.fixedPrice === undefined ? existing?.fixedPrice : body.fixedPrice,
});

type NewBody = z.output<typeof NewBookBody>;
type Wrong = Plan & { outcome: 'wrong' };
type Row = { given: Cells; existing: StoredBook | undefined; reading: Reading };

/** Plans a row again without the invalid cells that may be skipped. */
function planWithout(wrong: Wrong, { given, existing, reading }: Row): Plan {
  const left = wrong.problems.filter(
    ({ column }) =>
      column && given[column] !== undefined && reading.leaveOut.includes(column as BookColumn),
  );
  if (left.length === 0) return wrong;
  const names = new Set<string | undefined>(left.map(({ column }) => column));
  const cells: Cells = Object.fromEntries(
    Object.entries(given).filter(([column]) => !names.has(column)),
  );
  // A new book whose stock is not tracked would be sold without limit.
  const isNone = names.has('stock') && !existing && !reading.defaults.stock;
  if (isNone) cells.stock = '0';
  const plan = planRow(cells, existing, reading);
  const repairs = left.map((remark) => ({
    ...remark,
    ...(isNone && remark.column === 'stock' && { to: '0' }),
    message: `Left out: ${remark.message}`,
    leftOut: true,
  }));
  return { ...plan, repairs: [...repairs, ...plan.repairs] };
}

/** Fills the empty cells of a new book with defaults. */
function withDefaults(given: Cells, defaults: Cells): { cells: Cells; repairs: Remark[] } {
  const cells: Cells = { description: '', category: TO_SORT, ...defaults };
  for (const [column, cell] of Object.entries(given) as [BookColumn, string][]) {
    if (cell.trim() !== '' || cells[column] === undefined) cells[column] = cell;
  }
  const isbn = cells.title?.trim() ? undefined : readIsbn(cells.isbn ?? '').isbn;
  if (!isbn) return { cells, repairs: [] };
  cells.title = `ISBN ${isbn}`;
  return {
    cells,
    repairs: [{ column: 'title', ...remarkText('title-from-isbn'), to: cells.title }],
  };
}

function planChange(
  { coverImage, ...body }: z.output<typeof EditBookBody>,
  existing: StoredBook,
  isKept: (column: BookColumn) => CellConflict | undefined,
) {
  const { book, emptied } = toStored(body);
  const cover = toCover(coverImage, existing);
  const stored: Stored = existing;
  const differing = Object.entries({ ...book, ...cover.set })
    .map(([name, value]) => [name, plain(value)] as const)
    .filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(plain(stored[name]), value),
    );
  const removed = [...emptied, ...cover.unset].filter((name) => isKnown(existing[name]));
  const names = [...differing.map(([name]) => name), ...removed];
  const moved = new Map(names.map((name) => [name, isKept(columnOf(name))]));
  const isChanged = (name: string) => moved.get(name)?.keeps !== true;
  const set = Object.fromEntries(differing.filter(([name]) => isChanged(name)));
  const unset = removed.filter(isChanged);
  // One for each column, of which several fields may follow.
  const asked = new Map(
    names
      .filter((name) => name !== 'titleKey')
      .map((name) => [columnOf(name), moved.get(name)?.question]),
  );
  const questions = [...asked.values()].filter((question) => question !== undefined);
  const { title } = body;
  if (Object.keys(set).length === 0 && unset.length === 0)
    return { outcome: 'unchanged' as const, title, questions };
  const after: Stored = { ...stored, ...set };
  for (const name of unset) after[name] = undefined;
  const edited = { before: toBookView(existing), after: toBookView(after as StoredBook) };
  const fields = bookEdited(edited)?.fields ?? [];
  return { outcome: 'changed' as const, title, set, unset, fields, questions };
}

/** The fields that identify a new book on the screen. */
const SHOWN_OF_NEW = ['author', 'category', 'newPrice', 'oldPrice', 'stock'] as const;

function planCreation({ coverImage, ...body }: NewBody) {
  const stored = plain({ ...toStored(body).book, ...toCover(coverImage).set });
  const fields = changedFields(SHOWN_OF_NEW, { after: { ...body, ...nullsOf(body) } });
  return {
    outcome: 'new' as const,
    title: body.title,
    book: stored as NewBook,
    fields,
    questions: [],
  };
}

/** Optional values of a body, with null as undefined. */
const nullsOf = ({ author, oldPrice, stock }: Omit<NewBody, 'coverImage'>) => ({
  author: author ?? undefined,
  oldPrice: oldPrice ?? undefined,
  stock: stock ?? undefined,
});

/** Returns whether a row sets the price to 0. */
export function isFree(plan: Plan): boolean {
  const values = plan.outcome === 'new' ? plan.book : plan.outcome === 'changed' ? plan.set : {};
  return 'newPriceCents' in values && values.newPriceCents === 0;
}

/** The database would store undefined as null. */
const plain = (value: unknown): unknown =>
  value === undefined || value === null
    ? undefined
    : JSON.parse(JSON.stringify(value, (_key, one) => one ?? undefined));

const isKnown = (value: unknown) =>
  value !== undefined && value !== null && value !== false && value !== '' && !isEmptyList(value);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const COLUMNS_OF_PARTS: Readonly<Record<string, BookColumn>> = {
  'series.number': 'seriesNumber',
  'rating.average': 'ratingAverage',
  'rating.count': 'ratingCount',
  'rating.source': 'ratingSource',
};

function toProblem(issue: z.core.$ZodIssue, cells: Cells): Remark {
  const [first, second] = issue.path;
  const column = COLUMNS_OF_PARTS[[first, second].join('.')] ?? (first as BookColumn);
  const value = cells[column];
  const isMissing = column === 'newPrice' && !value?.trim();
  return {
    column,
    ...(value && { value }),
    ...(isMissing ? remarkText('no-price') : textOfIssue(issue)),
  };
}

/** Why the form would refuse a value. */
function textOfIssue(issue: z.core.$ZodIssue): RemarkText {
  const [{ code, values } = {}] = toFieldProblems(issue);
  return { message: issue.message, ...(code && { code, values: values as RemarkText['values'] }) };
}
