import {
  BOOK_COLUMN_NAMES,
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
import type { ImportChoices } from './use-import.ts';

const SEPARATOR_NAMES: Record<Separator, string> = {
  comma: 'Commas',
  semicolon: 'Semicolons',
  tab: 'Tabs',
};
const ENCODING_NAMES: Record<FileEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  latin1: 'Latin-1 (Windows)',
};

type FileFactsProps = {
  current: ImportView;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
};

/** Shows what was recognised in the file, and lets the owner correct it. */
export function FileFacts({ current, choices, onChange }: FileFactsProps) {
  const missing = current.missingGenres;
  return (
    <FoldedCard title="What was recognised" summary={summaryOf(current)} open={!hasKey(current)}>
      <div className="grid gap-4 pt-2">
        <div className="grid grid-cols-2 gap-4 sm:max-w-lg">
          <SelectField
            label="Separated by"
            value={choices.separator ?? current.separator}
            onChange={({ target }) =>
              onChange({ ...choices, separator: target.value as Separator, columns: {} })
            }
          >
            <Options names={SEPARATOR_NAMES} />
          </SelectField>
          <SelectField
            label="Encoding"
            value={choices.encoding ?? current.encoding}
            onChange={({ target }) =>
              onChange({ ...choices, encoding: target.value as FileEncoding, columns: {} })
            }
          >
            <Options names={ENCODING_NAMES} />
          </SelectField>
        </div>
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {current.columns.map(({ name, column, samples }) => (
            <li key={name} className="min-w-0">
              <SelectField
                label={name}
                hint={
                  <span className="line-clamp-1 break-all">
                    {samples.filter(Boolean).join(' · ') || 'Empty'}
                  </span>
                }
                value={chosenFor(name, column, choices)}
                onChange={({ target }) =>
                  onChange(withColumn(choices, current, name, target.value as BookColumn | ''))
                }
              >
                <option value="">Leave out</option>
                <Options names={BOOK_COLUMN_NAMES} of={BOOK_COLUMNS} />
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
            <span>
              Add missing genres
              {missing.length > 0 && <span className="text-muted">: {missing.join(', ')}</span>}
            </span>
          </Checkbox>
        )}
        {choices.multiline && (
          <Checkbox
            className="flex items-center gap-3"
            checked
            onChange={() => onChange({ ...choices, multiline: false })}
          >
            Cells may hold line breaks and separators
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
            Leave out what is wrong in {BOOK_COLUMN_NAMES[column]}
          </Checkbox>
        ))}
      </div>
    </FoldedCard>
  );
}

export const hasKey = ({ columns }: ImportView): boolean =>
  columns.some(({ column }) => column && KEY_COLUMNS.includes(column));

const summaryOf = ({ columns, separator, encoding }: ImportView) => {
  const known = columns.filter(({ column }) => column).length;
  return `${known} of ${columns.length} columns, ${SEPARATOR_NAMES[separator].toLowerCase()}, ${ENCODING_NAMES[encoding]}`;
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
