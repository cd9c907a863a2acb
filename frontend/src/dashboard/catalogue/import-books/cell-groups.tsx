import { TO_SORT } from '@book-store/contract/catalogue/genres/categories';
import {
  BOOK_COLUMN_NAMES,
  type BookColumn,
} from '@book-store/contract/catalogue/imports/book-columns';
import type { CellGroup, ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { type MovedChoice, SEVERAL_ROWS } from '@book-store/contract/uploads';
import { Button } from '../../../kit/button.tsx';
import { FoldedCard } from '../../../kit/card.tsx';
import { counted, formatCount, sumOf } from '../../../lib/money/amount.ts';
import type { ImportChoices } from './use-import.ts';

type ProblemGroupsProps = {
  current: ImportView;
  choices: ImportChoices;
  /** Applies a decision to all rows of a group and checks the file again; undefined without the file. */
  onDecide: ((choices: ImportChoices) => void) | undefined;
};

/** The problems of a file, grouped, with a decision for each group. */
export function ProblemGroups({ current, choices, onDecide }: ProblemGroupsProps) {
  if (current.problems.length === 0) return null;
  return (
    <section aria-label="What is wrong" className="card p-4">
      <ul className="grid gap-3">
        {current.problems.map((group, at, all) => (
          <li
            key={keyOf(group)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <GroupText group={group} current={current} what="row" />
            {onDecide && group.message === SEVERAL_ROWS && (
              <Button variant="secondary" onClick={() => onDecide({ ...choices, multiline: true })}>
                {group.count === 1 ? 'This is one row' : 'Each is one row'}
              </Button>
            )}
            {onDecide && all.findIndex(isOfColumn(group)) === at && (
              <Decision
                column={group.column}
                count={sumOf(all.filter(isOfColumn(group)).map(countOf))}
                choices={choices}
                onDecide={onDecide}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const countOf = ({ count }: CellGroup) => count;
/** A row that may really be several rows has no single wrong cell to leave out. */
const isOfColumn =
  ({ column, message }: CellGroup) =>
  (other: CellGroup) =>
    other.column === column && other.message !== SEVERAL_ROWS && message !== SEVERAL_ROWS;

type DecisionProps = {
  column: BookColumn | undefined;
  count: number;
  choices: ImportChoices;
  onDecide: (choices: ImportChoices) => void;
};

/** Required for a book. */
const NEEDED: readonly BookColumn[] = ['_id', 'title', 'newPrice'];

function Decision({ column, count, choices, onDecide }: DecisionProps) {
  if (!column || NEEDED.includes(column) || choices.leaveOut.includes(column)) return null;
  const rows = count === 1 ? 'this row' : `all ${formatCount(count)}`;
  const isGenre = column === 'category';
  return (
    <div className="flex flex-wrap gap-2">
      {isGenre && !choices.addGenres && (
        <Button variant="secondary" onClick={() => onDecide({ ...choices, addGenres: true })}>
          Add these genres
        </Button>
      )}
      <Button
        variant="secondary"
        onClick={() => onDecide({ ...choices, leaveOut: [...choices.leaveOut, column] })}
      >
        {isGenre
          ? `Put ${rows} into “${TO_SORT}”`
          : `Accept ${rows} without ${BOOK_COLUMN_NAMES[column]}`}
      </Button>
    </div>
  );
}

const MOVED_NAMES: Record<MovedChoice, string> = {
  shop: 'Keep the values of the shop',
  edited: 'Use the values that I changed in the file',
  file: 'Use all values of the file',
};

/** Lists the changes in the shop since the export, and asks which value to keep. */
export function MovedQuestion({ current, choices, onDecide }: ProblemGroupsProps) {
  if (current.questions.length === 0) return null;
  return (
    <section aria-label="Changed since the export" className="card grid gap-3 p-4">
      <p className="font-semibold">
        These cells differ from the shop, which has changed since the export.
      </p>
      <ul className="grid gap-3">
        {current.questions.map((group) => (
          <li key={keyOf(group)}>
            <GroupText group={group} current={current} what="row" />
          </li>
        ))}
      </ul>
      {onDecide ? (
        <div className="flex flex-wrap gap-2">
          {(Object.keys(MOVED_NAMES) as MovedChoice[]).map((moved) => (
            <Button
              key={moved}
              variant={moved === current.moved ? 'primary' : 'secondary'}
              aria-pressed={moved === current.moved}
              onClick={() => moved !== current.moved && onDecide({ ...choices, moved })}
            >
              {MOVED_NAMES[moved]}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-muted">Chosen: {MOVED_NAMES[current.moved]}.</p>
      )}
    </section>
  );
}

/** The corrections and omissions in a file. */
export function RepairGroups({ current }: { current: ImportView }) {
  const { repairs } = current;
  if (repairs.length === 0) return null;
  const cells = sumOf(repairs.map(countOf));
  return (
    <FoldedCard title="What was mended or left out" summary={counted(cells, 'cell')}>
      <ul className="grid gap-3 pt-2">
        {repairs.map((group) => (
          <li key={keyOf(group)}>
            <GroupText group={group} current={current} what="cell" />
          </li>
        ))}
      </ul>
    </FoldedCard>
  );
}

type GroupTextProps = { group: CellGroup; current: ImportView; what: string };

function GroupText({ group: { column, message, count, examples }, current, what }: GroupTextProps) {
  return (
    <p className="min-w-0 break-words">
      <span className="tabular-nums">{counted(count, what)}</span>
      {column && <span className="font-semibold"> · {nameIn(current, column)}</span>}: {message}
      {examples.length > 0 && (
        <span className="text-muted"> {examples.map((example) => `“${example}”`).join(', ')}</span>
      )}
    </p>
  );
}

/** The name of a book's column in the file. */
const nameIn = ({ columns }: ImportView, column: BookColumn) =>
  columns.find((one) => one.column === column)?.name ?? BOOK_COLUMN_NAMES[column];
const keyOf = ({ column, message }: CellGroup) => `${column}-${message}`;
