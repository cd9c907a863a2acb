import {
  BOOK_COLUMNS,
  type BookColumn,
  KEY_COLUMNS,
} from '@book-store/contract/catalogue/imports/book-columns';
import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import type { FileEncoding, Separator } from '@book-store/contract/uploads';
import { FoldedCard } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';
import type { ImportChoices } from './use-import.ts';

/** Read in another way, the file has other columns and cells. */
const NO_CELLS = { columns: {}, typed: {} };

type FileFactsProps = {
  current: ImportView;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
};

type LeftOutProps = Pick<ImportView, 'columns'> & { canDecide: boolean };

/** Says openly which columns the import does not read. */
export function LeftOut({ columns, canDecide }: LeftOutProps) {
  const { leftOut, leftOutHint } = useTexts(importTexts).facts;
  const names = columns.filter(({ column }) => !column).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className="break-words">
      {leftOut(names)}
      {canDecide && ` ${leftOutHint}`}
    </p>
  );
}

/** Shows what was recognised in the file, and lets the owner correct it. */
export function FileFacts({ current, choices, onChange }: FileFactsProps) {
  const { facts: texts, columns } = useTexts(importTexts);
  const missing = current.missingGenres;
  return (
    <FoldedCard title={texts.title} summary={summaryOf(current, texts)} open={!hasKey(current)}>
      <div className="grid gap-4 pt-2">
        <div className="grid grid-cols-2 gap-4 sm:max-w-lg">
          <SelectField
            label={texts.separatedBy}
            value={choices.separator ?? current.separator}
            onChange={({ target }) =>
              onChange({ ...choices, separator: target.value as Separator, ...NO_CELLS })
            }
          >
            <Options names={texts.separators} />
          </SelectField>
          <SelectField
            label={texts.encoding}
            value={choices.encoding ?? current.encoding}
            onChange={({ target }) =>
              onChange({ ...choices, encoding: target.value as FileEncoding, ...NO_CELLS })
            }
          >
            <Options names={texts.encodings} />
          </SelectField>
        </div>
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {current.columns.map(({ name, column, samples }) => (
            <li key={name} className="min-w-0">
              <SelectField
                label={name}
                hint={
                  <span className="line-clamp-1 break-all">
                    {samples.filter(Boolean).join(' · ') || texts.empty}
                  </span>
                }
                value={chosenFor(name, column, choices)}
                onChange={({ target }) =>
                  onChange(withColumn(choices, current, name, target.value as BookColumn | ''))
                }
              >
                <option value="">{texts.leaveOut}</option>
                <Options names={columns} of={BOOK_COLUMNS} />
              </SelectField>
            </li>
          ))}
        </ul>
        {(missing.length > 0 || choices.addGenres) && (
          <Checkbox
            className="flex items-center gap-3"
            checked={choices.addGenres}
            onChange={({ target }) => onChange({ ...choices, addGenres: target.checked })}
          >
            {missing.length > 0 ? texts.missingGenres(missing.join(', ')) : texts.addGenres}
          </Checkbox>
        )}
        {choices.multiline && (
          <Checkbox
            className="flex items-center gap-3"
            checked
            onChange={() => onChange({ ...choices, multiline: false })}
          >
            {texts.multiline}
          </Checkbox>
        )}
        {choices.leaveOut.map((column) => (
          <Checkbox
            key={column}
            className="flex items-center gap-3"
            checked
            onChange={() =>
              onChange({ ...choices, leaveOut: choices.leaveOut.filter((one) => one !== column) })
            }
          >
            {texts.leaveOutWrong(columns[column])}
          </Checkbox>
        ))}
      </div>
    </FoldedCard>
  );
}

export const hasKey = ({ columns }: ImportView): boolean =>
  columns.some(({ column }) => column && KEY_COLUMNS.includes(column));

const summaryOf = (
  { columns, separator, encoding }: ImportView,
  texts: TextsOf<typeof importTexts>['facts'],
) => {
  const known = columns.filter(({ column }) => column).length;
  const { separators, encodings } = texts;
  return texts.summary(known, columns.length, separators[separator], encodings[encoding]);
};

/** The owner's choice takes precedence over what was recognised. */
function chosenFor(name: string, column: BookColumn | undefined, { columns }: ImportChoices) {
  const chosen = Object.entries(columns).find(([, given]) => given === name);
  if (chosen) return chosen[0];
  return column && columns[column] === undefined ? column : '';
}

/** Unassigns the column that had the role before, because a role belongs to one column. */
function withColumn(
  choices: ImportChoices,
  current: ImportView,
  name: string,
  column: BookColumn | '',
): ImportChoices {
  const columns = { ...choices.columns };
  const before = current.columns.find((one) => one.name === name)?.column;
  for (const [one, given] of Object.entries(columns) as [BookColumn, string | null][]) {
    if (given === name) columns[one] = null;
  }
  if (before && columns[before] === undefined) {
    // Several columns of a file may have an ISBN.
    const other = current.columns.find((one) => one.column === before && one.name !== name);
    columns[before] = other?.name ?? null;
  }
  if (column) columns[column] = name;
  return { ...choices, columns };
}
