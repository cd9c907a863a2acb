import { authorsOf } from '@book-store/contract/slugs';

const BETWEEN = /\s*[;|/]\s*/;
/** 'Kafka, Franz', also with a role: 'Kafka, Franz (Hrsg.)'. */
const SURNAME_FIRST = /^([^,()]+),\s*(?!(?:jr|sr|ii|iii|iv)\b)([^,()]+?)(\s*\([^()]*\))?$/i;
/** A comma may also stand between two authors, so a single cell proves nothing. */
const CELLS_MIN = 3;

const namesIn = (cell: string): string[] => cell.trim().split(BETWEEN).filter(Boolean);
const isSurnameFirst = (cell: string): boolean =>
  namesIn(cell).every((name) => SURNAME_FIRST.test(name) && authorsOf(name).length === 1);

/** Returns whether a column of authors has surnames first, as in the lists of wholesalers. */
export function areSurnamesFirst(cells: readonly string[]): boolean {
  const given = cells.filter((cell) => cell.trim() !== '');
  const found = given.filter(isSurnameFirst).length;
  return found >= CELLS_MIN && found * 2 > given.length;
}

/** 'Kafka, Franz / Brod, Max' becomes 'Franz Kafka, Max Brod'. Other cells stay as they are. */
export function firstNamesFirst(cell: string): string {
  const names = namesIn(cell);
  if (!names.some((name) => SURNAME_FIRST.test(name))) return cell;
  return names.map((name) => name.replace(SURNAME_FIRST, '$2 $1$3')).join(', ');
}
