import { isDeepStrictEqual } from 'node:util';
import type { BookColumn } from '@book-store/contract/book-columns';
import { decodeMoney, encodeMoney } from '@book-store/contract/money';
import type { FieldChange } from '@book-store/contract/schemas/admin-change';
import { CreateBookBody, EditBookBody } from '@book-store/contract/schemas/books';
import type { RowOutcome } from '@book-store/contract/uploads';
import type { z } from 'zod';
import { zodMessage } from '../../http/router/zod-messages.ts';
import { bookEdited } from '../book-editing/book-activity.ts';
import { toStored } from '../book-editing/to-stored.ts';
import { toBookView } from '../catalogue/book-view.ts';
import type { StoredBook } from '../catalogue/books.model.ts';
import { type Cells, type Problem, readRow } from './read-row.ts';

/** What is to be stored for a row, and how the owner sees it. */
export type Plan = { title: string } & (
  | { outcome: 'wrong'; problems: Problem[] }
  | { outcome: 'unchanged' }
  | { outcome: 'new'; fields: FieldChange[]; book: NewBook }
  | { outcome: 'changed'; fields: FieldChange[]; set: Stored; unset: string[] }
) & { outcome: RowOutcome };

type Stored = Record<string, unknown>;
export type NewBook = Stored & Pick<StoredBook, 'title'>;

/** Returns what a row changes in a book, or adds to the shop. */
export function planRow(
  cells: Cells,
  existing: StoredBook | undefined,
  categoryOf: (cell: string) => string,
): Plan {
  // A row is read as the form sends a book, so with amounts as the wire has them.
  const before = existing && encodeMoney(toBookView(existing));
  const { input, problems } = readRow(cells, before, categoryOf);
  const title = String(input.title ?? '').trim();
  const known = new Set(problems.map(({ column }) => column));
  const parsed = (existing ? EditBookBody : CreateBookBody).safeParse(input, { error: zodMessage });
  if (!parsed.success || problems.length > 0) {
    const found = parsed.error?.issues.map((issue) => toProblem(issue, cells)) ?? [];
    const others = found.filter(({ column }) => !known.has(column));
    return { outcome: 'wrong', title, problems: [...problems, ...others] };
  }
  const body = decodeMoney(parsed.data);
  return existing
    ? planChange(body, existing)
    : planCreation(body as z.output<typeof CreateBookBody>);
}

function planChange(body: z.output<typeof EditBookBody>, existing: StoredBook): Plan {
  const { book, emptied } = toStored(body);
  const stored: Stored = existing;
  const set = Object.fromEntries(
    Object.entries(book)
      .map(([name, value]) => [name, plain(value)] as const)
      .filter(
        ([name, value]) => value !== undefined && !isDeepStrictEqual(plain(stored[name]), value),
      ),
  );
  const unset = emptied.filter((name) => isKnown(existing[name]));
  const { title } = body;
  if (Object.keys(set).length === 0 && unset.length === 0) return { outcome: 'unchanged', title };
  const after: Stored = { ...stored, ...set };
  for (const name of unset) after[name] = undefined;
  const [from, to] = [toBookView(existing), toBookView(after as StoredBook)];
  return { outcome: 'changed', title, set, unset, fields: bookEdited(from, to)?.fields ?? [] };
}

function planCreation(body: z.output<typeof CreateBookBody>): Plan {
  const { book } = toStored(body);
  const stored = plain(book);
  return { outcome: 'new', title: body.title, book: stored as NewBook, fields: [] };
}

/** Returns whether a row gives a book the price 0. */
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

function toProblem({ path, message }: z.core.$ZodIssue, cells: Cells): Problem {
  const [first, second] = path;
  const column = (first === 'series' && second === 'number' ? 'seriesNumber' : first) as BookColumn;
  const value = cells[column];
  return { column, ...(value && { value }), message };
}
