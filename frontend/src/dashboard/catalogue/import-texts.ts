import {
  BOOK_COLUMN_NAMES,
  type BookColumn,
} from '@book-store/contract/catalogue/imports/book-columns';
import type { ImportRowView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { IMPORT_MAX_MEGABYTES } from '@book-store/contract/uploads';
import { counted, formatCount } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const books = (count: number) => counted(count, 'book');
type RemarkText = ImportRowView['problems'][number];
const columns: Readonly<Record<BookColumn, string>> = BOOK_COLUMN_NAMES;

/** Of importing a file of books. */
export const importTexts = area('dashboard/catalogue/import', {
  reading: 'Reading the file…',
  failed: 'The import could not be loaded.',
  checkAgain: 'Check again',
  about: [
    'A file of books has a line for each, and names its columns in the first one, in English, German, French, Spanish or Italian: ISBN, Title, Author, Price, Genre, Description and whatever else you know. An ISBN or a title, and a price, are enough. You see what would change before anything does.',
    'Books are recognised by their ISBN, those without one by title and author; once a file names their ISBN, they get it. Missing columns and blank cells change nothing in the shop; a dash (-) removes a value. A stock below 0 is read as 0.',
    'An export of the shop is such a file, too. It records the stock, price and version of each book. Where the shop has changed since, you are asked, and the shop’s value stays unless you choose that of the file.',
  ] as readonly string[],
  columns,
  file: {
    choose: 'Choose a file',
    another: 'Choose another file',
    kinds: `CSV, up to ${IMPORT_MAX_MEGABYTES} MB. Or drop it here.`,
  },
  encoding: {
    title: 'How is the file written?',
    text: 'This file is not in UTF-8. It is probably in Latin-1, as older programs write it. Does this look right?',
    isLatin1: 'Yes, read it as Latin-1',
    otherwise: 'Otherwise save it as “CSV UTF-8” in your spreadsheet, and choose that file.',
  },
  progress: {
    title: 'Progress',
    checking: (file: string, by: string): string => `Checking ${file} for ${by}`,
    importing: (file: string, by: string): string => `Importing ${file} for ${by}`,
    theFile: 'the file',
    checked: 'Rows checked',
    imported: 'Rows imported',
    rows: (done: number, total: number): string =>
      `${formatCount(done)} of ${formatCount(total)} rows`,
    stop: 'Stop',
    leave: 'You can leave this page: the import continues, and the shop stays open.',
  },
  result: {
    title: 'Result',
    /** The file, how long it is, when it was read, and by whom. */
    facts: (size: { lines: number; rows: number } | undefined, when: string, by: string): string =>
      size
        ? `${counted(size.lines, 'line')}, ${counted(size.rows, 'row')}, ${when}, ${by}`
        : `${when}, ${by}`,
    import: (count: number): string => `Import ${books(count)}`,
    chooseAgain: 'Choose the file again to import it.',
    noKey:
      'No column was recognised as the ISBN or the title. Choose below which one it is, then check again.',
    stopped: (done: number, total: number): string =>
      `Stopped after ${formatCount(done)} of ${formatCount(total)} rows.`,
    notYet: 'Nothing has been imported yet.',
    noChange: 'This file changes nothing.',
    imported: (added: number, changed: number): string =>
      `Imported: ${formatCount(added)} new, ${formatCount(changed)} changed.`,
    stoppedImport: (done: number, total: number, added: number, changed: number): string =>
      `Stopped after ${formatCount(done)} of ${formatCount(total)} rows: ${formatCount(added)} new, ${formatCount(changed)} changed.`,
    wrong: (count: number): string =>
      count === 1 ? '1 row is wrong.' : `${formatCount(count)} rows are wrong.`,
    free: (count: number): string => `${books(count)} would cost nothing.`,
    /** Something has gone wrong in the shop; `message` is what it says itself. */
    broken: (message: string): string => message,
    freeTitle: (count: number): string => `${books(count)} would cost nothing`,
    freeText: 'The price of these rows is 0. Import anyway?',
    freeButton: 'Yes, import them',
  },
  past: {
    title: 'Past imports',
    theFile: 'Import',
    undone: 'Undone.',
  },
  undo: {
    title: 'Undo this import',
    button: 'Undo import',
    until: (when: string): string => `This import can be undone until ${when}.`,
    question: 'Undo this import?',
    will: (changed: number, added: number): string =>
      [
        changed > 0 && `${books(changed)} will be as before the import.`,
        added > 0 &&
          `${books(added)} that the import added will go into the bin, or be hidden if ordered since.`,
        'What has been changed since stays as it is.',
      ]
        .filter(Boolean)
        .join(' '),
    running: (done: number, total: number): string =>
      `Undoing: ${formatCount(done)} of ${books(total)}`,
    leave: 'You can leave this page: undoing continues, and the shop stays open.',
    finished: (putBack: number, binned: number): string =>
      `Undone: ${books(putBack)} as before, ${books(binned)} in the bin.`,
    inBin: (bin: string): string => `What the import had added is in the ${bin}.`,
    bin: 'bin',
    broken: 'Something went wrong on our side. The other books are as the import left them.',
    failed: 'These books could not be loaded.',
    kept: (count: number): string => `${books(count)} could not be undone entirely`,
    reasons: {
      edited: 'changed since the import, and left as it is.',
      gone: 'deleted since the import.',
      ordered: 'ordered since the import, so it is hidden and not deleted.',
      stock: 'as before, but for its copies, which were counted or sold since.',
      genre: 'left as it is, because its former genre is not in the shop any more.',
    },
    first: (shown: number, total: number): string =>
      `The first ${formatCount(shown)} of ${books(total)}.`,
    forgotten: 'The list of these books is kept for a day.',
  },
  /** What the server says of a cell or a row. */
  remark: ({ message }: RemarkText): string => message,
  /** A value that differs from the shop; what the server says itself is in English. */
  differing: ({
    value = '',
  }: {
    value?: string | undefined;
    values?: RemarkText['values'];
  }): string => value,
  groups: {
    wrong: 'What is wrong',
    rows: (count: number): string => counted(count, 'row'),
    cells: (count: number): string => counted(count, 'cell'),
    oneRow: 'This is one row',
    eachOneRow: 'Each is one row',
    addGenres: 'Add these genres',
    putInto: (count: number, genre: string): string =>
      count === 1
        ? `Put this row into “${genre}”`
        : `Put all ${formatCount(count)} into “${genre}”`,
    acceptWithout: (count: number, column: string): string =>
      count === 1
        ? `Accept this row without ${column}`
        : `Accept all ${formatCount(count)} without ${column}`,
    changed: 'Changed since the export',
    differ: 'These cells differ from the shop, which has changed since the export.',
    moved: {
      shop: 'Keep the values of the shop',
      edited: 'Use the values that I changed in the file',
      file: 'Use all values of the file',
    },
    chosen: (choice: string): string => `Chosen: ${choice}.`,
    mended: 'What was mended or left out',
    quoted: (text: string): string => `“${text}”`,
  },
  facts: {
    title: 'What was recognised',
    summary: (known: number, all: number, separator: string, encoding: string): string =>
      `${known} of ${all} columns, ${separator.toLowerCase()}, ${encoding}`,
    separatedBy: 'Separated by',
    separators: { comma: 'Commas', semicolon: 'Semicolons', tab: 'Tabs' },
    encoding: 'Encoding',
    encodings: { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', latin1: 'Latin-1 (Windows)' },
    empty: 'Empty',
    leftOut: (names: readonly string[]): string =>
      `${names.length === 1 ? 'This column is' : 'These columns are'} left out, because the shop does not know ${names.length === 1 ? 'it' : 'them'}: ${names.map((name) => `“${name}”`).join(', ')}.`,
    leftOutHint: 'You can choose under “What was recognised” what a column is.',
    leaveOut: 'Leave out',
    addGenres: 'Add missing genres',
    missingGenres: (names: string): string => `Add missing genres: ${names}`,
    multiline: 'Cells may hold line breaks and separators',
    leaveOutWrong: (column: string): string => `Leave out what is wrong in ${column}`,
  },
  defaults: {
    title: 'For new books without their own',
    summary: 'price, genre, language, format, stock',
    asSettings: "As the shop's settings say",
    stockHint: 'Leave blank if you do not count copies.',
  },
  report: {
    title: 'Rows of the file',
    rows: 'Rows',
    outcomes: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', wrong: 'Wrong' },
    none: {
      new: 'No new books.',
      changed: 'No book changes.',
      unchanged: 'No book stays as it is.',
      wrong: 'Nothing is wrong.',
    },
    download: 'Download these rows',
    downloadedFile: 'failed-rows.csv',
    correct: 'Correct them, and import that file.',
    correctHere: 'Correct them here, or in that file.',
    typeOver: 'Correct this row',
    failed: 'These rows could not be loaded.',
    all: (total: number): string => `All ${formatCount(total)} rows are shown.`,
    first: (shown: number, total: number): string =>
      `The first ${formatCount(shown)} of ${formatCount(total)} rows.`,
    more: 'Show more',
    line: (line: number): string => `Line ${line}`,
    noTitle: 'No title',
    free: 'This book would cost nothing.',
  },
});
