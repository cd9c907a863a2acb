import type { CellGroup } from '@book-store/contract/catalogue/imports/imports.schemas';
import { ROW_OUTCOMES, type RowOutcome } from '@book-store/contract/uploads';
import type { ClientSession } from 'mongoose';
import type { Remark } from '../import-files/row-cells.ts';
import type { BatchContext } from './batch.ts';
import { BookImport, type StoredImport } from './imports.model.ts';

const MISSING_GENRES_MAX = 50;

/** Thrown when another server has taken over the import. */
export class ImportTakenOver extends Error {
  override name = 'ImportTakenOver';
}

type Batch = {
  rows: number;
  /** Rows per outcome, and rows that set the price to 0. */
  counts: Readonly<Record<RowOutcome, number>>;
  free: number;
  /** From `groupsWith`. */
  groups: Groups;
};
type Groups = { problems: CellGroup[]; repairs: CellGroup[]; questions: CellGroup[] };
type Remarks = { [Kind in keyof Groups]: readonly Remark[] };

/** The progress of an import that this server runs. */
export class ImportProgress {
  readonly #id: StoredImport['_id'];
  /** Rows done. */
  done: number;
  #groups: Groups;

  constructor({ _id, done, problems, repairs, questions }: StoredImport) {
    this.#id = _id;
    this.done = done;
    this.#groups = { problems, repairs, questions: questions ?? [] } as Groups;
  }

  /** Stores a batch's progress in its transaction. Returns whether to continue. Throws `ImportTakenOver`. */
  async store(
    batch: Batch,
    { genres }: Pick<BatchContext, 'genres'>,
    session: ClientSession,
  ): Promise<boolean> {
    const { rows, counts, free, groups } = batch;
    const missingGenres = genres.missing().slice(0, MISSING_GENRES_MAX);
    const increments = ROW_OUTCOMES.map((name) => [`counts.${name}`, counts[name]]);
    const stored = await BookImport.findOneAndUpdate(
      { _id: this.#id, done: this.done },
      {
        $set: { missingGenres, ...groups, done: this.done + rows },
        $inc: { ...Object.fromEntries(increments), free },
      },
      { returnDocument: 'after', session },
    ).lean<StoredImport>();
    if (!stored) throw new ImportTakenOver();
    return !stored.stopping;
  }

  /** Applies a stored batch. */
  advance(batch: Batch): void {
    this.#groups = batch.groups;
    this.done += batch.rows;
  }

  /** Adds a batch's problems, repairs and questions to those so far. */
  groupsWith({ problems, repairs, questions }: Remarks): Groups {
    return {
      problems: addToGroups(this.#groups.problems, problems),
      repairs: addToGroups(this.#groups.repairs, repairs),
      questions: addToGroups(this.#groups.questions, questions),
    };
  }
}

const EXAMPLES_MAX = 3;
const EXAMPLE_LENGTH = 60;
/** A file with more kinds of problems is better reviewed by row. */
const GROUPS_MAX = 60;

/** Groups remarks; sentences that differ only in their numbers are one group. */
function addToGroups(groups: readonly CellGroup[], remarks: readonly Remark[]): CellGroup[] {
  const byKey = new Map(groups.map((group) => [keyOf(group), { ...group }]));
  for (const { column, value, to, values, ...text } of remarks) {
    const { message } = text;
    const key = keyOf({ column, message });
    const group = byKey.get(key) ?? { column, ...text, values, count: 0, examples: [] };
    if (group.count === 0 && byKey.size >= GROUPS_MAX) continue;
    const example = exampleOf(value, to);
    const isNew = example && !group.examples.includes(example);
    byKey.set(key, {
      ...group,
      ...(group.message !== message && {
        message: withoutNumbers(message),
        values: undefined,
      }),
      count: group.count + 1,
      examples: isNew ? [...group.examples, example].slice(0, EXAMPLES_MAX) : group.examples,
    });
  }
  return [...byKey.values()];
}

const withoutNumbers = (message: string) => message.replace(/\d+/g, '…');
const keyOf = ({ column, message }: Remark) => `${column ?? ''}:${withoutNumbers(message)}`;

function exampleOf(value = '', to = ''): string {
  const change = value && to ? `${value} → ${to}` : value || to;
  return change.length <= EXAMPLE_LENGTH ? change : `${value.slice(0, EXAMPLE_LENGTH)}…`;
}
