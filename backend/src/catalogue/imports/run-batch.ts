import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { BOOK_COLUMN_NAMES } from '@book-store/contract/catalogue/imports/book-columns';
import { decimals } from '@book-store/contract/money';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { Types } from 'mongoose';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { remarkText } from '../import-files/remarks.ts';
import { type Cells, cellsOf, keyOf, type Remark, severalRows } from '../import-files/row-cells.ts';
import type { BatchContext, FileRow, Planned, Read } from './batch.ts';
import { changedMeanwhile, changedSinceCheck } from './changed-meanwhile.ts';
import { type Find, findExisting, isNamed } from './find-existing.ts';
import { planGivenIsbn } from './give-isbn.ts';
import type { ImportProgress } from './import-progress.ts';
import { ImportRow } from './imports.model.ts';
import { isFree, type Plan, planRow } from './plan-row.ts';
import { prepareBooks, storeBooks } from './store-books.ts';

const SHOWN_LENGTH = 300;
/** Rows planned without a pause, which takes a few milliseconds. */
const AT_ONCE = 25;

/**
 * Plans rows and stores, in one transaction, their outcomes, the import's progress and, unless it is a dry run, the
 * books, so that an interrupted batch leaves nothing. Changes made to a book since its row was planned are kept and
 * become the row's outcome. Returns whether to continue. Throws `ImportTakenOver`.
 */
export async function runBatch(
  rows: readonly FileRow[],
  context: BatchContext,
  progress: ImportProgress,
): Promise<boolean> {
  const read = rows.map((row) => readKey(row, context));
  const find = await findExisting(read, context);
  const reasonOf = await changedSinceCheck(rows, context);
  const planned: Planned[] = [];
  for (const [at, row] of read.entries()) {
    const one = plan(row, find, context);
    planned.push(refusedFor(one, reasonOf(one)));
    if (at % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
  }
  const books = context.running.dryRun ? [] : await prepareBooks(planned, context);
  const { batch, goesOn } = await inTransaction(async (session) => {
    const { refused, now } = await changedMeanwhile(books, { find, context, session });
    const rows = planned.map((one) => refusedFor(one, refused.get(one.row)));
    const outcomes = rows.map((one) => toStoredRow(one, context));
    const batch = toBatch(rows, outcomes, progress);
    const goesOn = await progress.store(batch, context, session);
    await ImportRow.collection.insertMany(outcomes as never[], { session });
    // Last, because the embedded database repeats earlier writes with each command.
    const left = books.filter(({ row }) => !refused.has(row));
    await storeBooks(left, now, { context, session });
    return { batch, goesOn };
  });
  progress.advance(batch);
  return goesOn;
}

/** Returns a row that is not stored as planned, with the reason. */
function refusedFor(one: Planned, reason: Remark | undefined): Planned {
  if (!reason) return one;
  return { ...one, plan: wrongPlan(one.plan.title, [reason]) };
}

const wrongPlan = (title: string, problems: Remark[]): Plan => ({
  outcome: 'wrong',
  title,
  problems,
  repairs: [],
  questions: [],
});

function toBatch(
  rows: readonly Planned[],
  outcomes: readonly ReturnType<typeof toStoredRow>[],
  progress: ImportProgress,
) {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return {
    rows: rows.length,
    counts,
    free: outcomes.filter(({ isFree }) => isFree).length,
    groups: progress.groupsWith({
      problems: rows.flatMap(({ plan }) => (plan.outcome === 'wrong' ? plan.problems : [])),
      repairs: rows.flatMap(({ plan }) => plan.repairs),
      questions: rows.flatMap(({ plan }) => plan.questions),
    }),
  };
}

/** Remembers the books of rows done by an earlier run. */
export function skipRow(row: FileRow, context: BatchContext): void {
  readKey(row, context);
}

function readKey(row: FileRow, { columns, names, seen, reading }: BatchContext): Read {
  const known = cellsOf(row, columns, names);
  const key = keyOf(known, reading);
  if ('message' in key) return { ...row, known, key };
  // New and used copies may share an ISBN, and editions of one book share title and author.
  const name = key.id ?? key.isbn ?? key.name ?? '';
  const line = seen.get(name);
  seen.set(name, line ?? row.line);
  return { ...row, known, key: line === undefined ? key : inLine(line) };
}

const inLine = (line: number): Remark => remarkText('in-line', { line });

function plan(row: Read, find: Find, context: BatchContext): Planned {
  const { key } = row;
  const title = (row.known.title ?? '').trim();
  const wrong = (...problems: Remark[]): Planned => ({
    ...row,
    id: new Types.ObjectId(),
    plan: wrongPlan(title, problems),
  });
  const several = context.running.multiline ? undefined : severalRows(row, context);
  if (several) return wrong(several);
  if (row.cells.length > context.columns.length) {
    const counts = { cells: row.cells.length, columns: context.columns.length };
    return wrong(remarkText('too-many-cells', counts));
  }
  if ('message' in key) return wrong(key, ...otherProblems(key, row.known, context));
  const unclaimed = find.byName(key).filter(({ _id }) => !context.seen.has(claimOf(_id)));
  const [existing, ...others] = isNamed(key) ? unclaimed : find.byKey(key);
  if (others.length > 0) {
    const code = isNamed(key) ? 'several-of-title' : 'several-of-isbn';
    return wrong({ value: key.isbn, ...remarkText(code, { books: others.length + 1 }) });
  }
  const claimed = existing && context.seen.get(claimOf(existing._id));
  if (claimed !== undefined) return wrong(inLine(claimed));
  const planned = existing
    ? { ...row, id: existing._id, existing, plan: planRow(row.known, existing, context.reading) }
    : (planGivenIsbn(row, unclaimed, context) ?? {
        ...row,
        id: key.id ? new Types.ObjectId(key.id) : new Types.ObjectId(),
        plan: planRow(row.known, undefined, context.reading),
      });
  if (planned.existing) context.seen.set(claimOf(planned.existing._id), row.line);
  return planned;
}

/** The key that marks a book as matched by a row of the file. */
const claimOf = (id: Types.ObjectId) => `claimed:${id}`;

/** Returns the remaining problems of a row whose book cannot be identified. */
function otherProblems(key: Remark, cells: Cells, { reading }: BatchContext): Remark[] {
  if (!key.column) return [];
  const plan = planRow(cells, undefined, reading);
  if (plan.outcome !== 'wrong') return [];
  return plan.problems.filter(
    ({ column }) => column && column !== key.column && cells[column] !== undefined,
  );
}

function toStoredRow(one: Planned, context: BatchContext) {
  const { plan, line, row, cells, id } = one;
  const isWrong = plan.outcome === 'wrong';
  const hasBook = !isWrong && !(plan.outcome === 'new' && context.running.dryRun);
  return {
    _id: `${context.running._id}:${row}`,
    import: context.running._id,
    row,
    line,
    outcome: plan.outcome,
    title: cut(plan.title),
    ...(hasBook && { bookId: id }),
    ...(hasBook && context.running.dryRun && { version: one.existing?.version ?? 0 }),
    ...(isFree(plan) && { isFree: true }),
    ...('fields' in plan &&
      plan.fields.length > 0 && { fields: plan.fields.map(cutField), decimals: decimals() }),
    ...(isWrong && { problems: plan.problems.map((one) => toStoredRemark(one, context)), cells }),
    ...(plan.repairs.length > 0 && {
      repairs: plan.repairs.map((one) => toStoredRemark(one, context)),
    }),
    ...(plan.questions.length > 0 && {
      questions: plan.questions.map((one) => toStoredRemark(one, context)),
    }),
  };
}

const cut = (text: string) =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
const cutValue = <Value>(value: Value) => (typeof value === 'string' ? cut(value) : value);
const cutField = ({ field, from, to }: FieldChange) => ({
  field,
  ...(from !== undefined && { from: cutValue(from) }),
  ...(to !== undefined && { to: cutValue(to) }),
});
const toStoredRemark = (
  { column, value, to, ...text }: Remark,
  { columns, names }: BatchContext,
) => ({
  ...(column && { column: names[columns.indexOf(column)] ?? BOOK_COLUMN_NAMES[column] }),
  ...(value && { value: cut(value) }),
  ...(to && { to: cut(to) }),
  ...text,
});
