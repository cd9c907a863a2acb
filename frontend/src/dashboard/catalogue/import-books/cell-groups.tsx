import { TO_SORT_NAMES } from '@book-store/contract/catalogue/genres/categories';
import type { BookColumn } from '@book-store/contract/catalogue/imports/book-columns';
import type { CellGroup, ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { MOVED_CHOICES, SEVERAL_ROWS } from '@book-store/contract/uploads';
import { Button } from '../../../kit/button.tsx';
import { FoldedCard } from '../../../kit/card.tsx';
import { sumOf } from '../../../lib/money/amount.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';
import type { ImportChoices } from './use-import.ts';

type ProblemGroupsProps = {
  current: ImportView;
  choices: ImportChoices;
  /** Applies a decision to all rows of a group and checks the file again; undefined without the file. */
  onDecide: ((choices: ImportChoices) => void) | undefined;
};

/** The problems of a file, grouped, with a decision for each group. */
export function ProblemGroups({ current, choices, onDecide }: ProblemGroupsProps) {
  const texts = useTexts(importTexts).groups;
  if (current.problems.length === 0) return null;
  return (
    <section aria-label={texts.wrong} className="card p-4">
      <ul className="grid gap-3">
        {current.problems.map((group, at, all) => (
          <li
            key={keyOf(group)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <GroupText group={group} current={current} count={texts.rows} />
            {onDecide && group.message === SEVERAL_ROWS && (
              <Button variant="secondary" onClick={() => onDecide({ ...choices, multiline: true })}>
                {group.count === 1 ? texts.oneRow : texts.eachOneRow}
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
  const { groups: texts, columns } = useTexts(importTexts);
  const language = useLanguage();
  if (!column || NEEDED.includes(column) || choices.leaveOut.includes(column)) return null;
  const isGenre = column === 'category';
  return (
    <div className="flex flex-wrap gap-2">
      {isGenre && !choices.addGenres && (
        <Button variant="secondary" onClick={() => onDecide({ ...choices, addGenres: true })}>
          {texts.addGenres}
        </Button>
      )}
      <Button
        variant="secondary"
        onClick={() => onDecide({ ...choices, leaveOut: [...choices.leaveOut, column] })}
      >
        {isGenre
          ? texts.putInto(count, TO_SORT_NAMES[language])
          : texts.acceptWithout(count, columns[column])}
      </Button>
    </div>
  );
}

/** Lists the changes in the shop since the export, and asks which value to keep. */
export function MovedQuestion({ current, choices, onDecide }: ProblemGroupsProps) {
  const texts = useTexts(importTexts).groups;
  if (current.questions.length === 0) return null;
  return (
    <section aria-label={texts.changed} className="card grid gap-3 p-4">
      <p className="font-semibold">{texts.differ}</p>
      <ul className="grid gap-3">
        {current.questions.map((group) => (
          <li key={keyOf(group)}>
            <GroupText group={group} current={current} count={texts.rows} />
          </li>
        ))}
      </ul>
      {onDecide ? (
        <div className="flex flex-wrap gap-2">
          {MOVED_CHOICES.map((moved) => (
            <Button
              key={moved}
              variant={moved === current.moved ? 'primary' : 'secondary'}
              aria-pressed={moved === current.moved}
              onClick={() => moved !== current.moved && onDecide({ ...choices, moved })}
            >
              {texts.moved[moved]}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-muted">{texts.chosen(texts.moved[current.moved])}</p>
      )}
    </section>
  );
}

/** The corrections and omissions in a file. */
export function RepairGroups({ current }: { current: ImportView }) {
  const texts = useTexts(importTexts).groups;
  const { repairs } = current;
  if (repairs.length === 0) return null;
  const cells = sumOf(repairs.map(countOf));
  return (
    <FoldedCard title={texts.mended} summary={texts.cells(cells)}>
      <ul className="grid gap-3 pt-2">
        {repairs.map((group) => (
          <li key={keyOf(group)}>
            <GroupText group={group} current={current} count={texts.cells} />
          </li>
        ))}
      </ul>
    </FoldedCard>
  );
}

type GroupTextProps = {
  group: CellGroup;
  current: ImportView;
  count: (count: number) => string;
};

function GroupText({ group, current, count: counted }: GroupTextProps) {
  const { column, count, examples } = group;
  const { groups: texts, columns, remark } = useTexts(importTexts);
  /** The name of a book's column in the file. */
  const nameOf = (known: BookColumn) =>
    current.columns.find((one) => one.column === known)?.name ?? columns[known];
  return (
    <p className="min-w-0 break-words">
      <span className="tabular-nums">{counted(count)}</span>
      {column && <span className="font-semibold"> · {nameOf(column)}</span>}: {remark(group)}
      {examples.length > 0 && (
        <span className="text-muted"> {examples.map(texts.quoted).join(', ')}</span>
      )}
    </p>
  );
}

const keyOf = ({ column, message }: CellGroup) => `${column}-${message}`;
