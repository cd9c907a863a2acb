import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fold } from '@book-store/contract/fold';
import { decimals, toMinor } from '@book-store/contract/money';
import { BANK_ROWS_MAX } from '@book-store/contract/payment';
import { SEPARATORS } from '@book-store/contract/uploads';
import { badRequest } from '../../shared/errors.ts';
import { BadCsv, type CsvCells, streamCsv } from '../../shared/read-csv.ts';
import { decodeStart } from '../imports/decode-parts.ts';

/** Money that came in, as a bank's file has it; the amount in minor units. */
export type IncomingRow = {
  /** Names the row, in whichever file it stands. */
  key: string;
  line: number;
  day?: string | undefined;
  amount: number;
  /** All other cells. */
  text: string;
};

/** What banks call their columns, folded and without other signs than letters. */
const CREDIT =
  /^(credit(?!or)|moneyin|paidin|deposit|haben|gutschrift|entrate|avere|abono|haber|bij|kredit)/;
const AMOUNT =
  /^(amount|transactionamount|betrag|umsatz|montant|importe|importo|bedrag|kwota|belop|belob|valor|value|sum)/;
/** Such as 'Value date', 'Umsatztyp' or 'Credit card'. */
const NO_AMOUNT = /(dat[aeou]|datum|fecha|art|typ|type|text|currency|wahrung|card|mary|id)$|date/;
const SIGN = /^(sollhaben|habensoll|debitcredit|creditdebit|drcr|crdr|afbij|cdkennzeichen|type)$/;
const OUT = /^(s|soll|d|dr|debit|af)$/;
const DAY = /^(date|datum|buchungstag|buchungsdatum|booking|transactiondate|fecha|data|valuta)/;

const TEXT_MAX = 300;
/** The columns are named within so many lines; some banks write about the account first. */
const HEAD_LINES = 30;

/**
 * Returns the rows of a bank's CSV file with money that came in. Throws `bad-request` for a file that is none, or in
 * which no column is an amount.
 */
export async function readBankFile(bytes: Buffer): Promise<IncomingRow[]> {
  const rows = await parse(bytes);
  const at = rows.slice(0, HEAD_LINES).findIndex(({ cells }) => columnsOf(cells) !== undefined);
  const columns = columnsOf(rows[at]?.cells ?? []);
  if (!columns) throw badRequest('No column of this file is named “Amount”, “Credit” or the like.');
  const times = new Map<string, number>();
  return rows.slice(at + 1).flatMap(({ line, cells }) => {
    const amount = readBankAmount(cells[columns.amount] ?? '');
    const isOut = OUT.test(nameOf(cells[columns.sign] ?? ''));
    if (!amount || amount < 0 || isOut) return [];
    // Somebody may pay the same twice on a day; the same row in another file is one.
    const content = cells.join('\n');
    const time = (times.get(content) ?? 0) + 1;
    times.set(content, time);
    const key = createHash('sha256').update(`${time}\n${content}`).digest('base64url');
    return [{ key, line, amount, day: cells[columns.day], text: textOf(cells, columns) }];
  });
}

async function parse(bytes: Buffer): Promise<CsvCells[]> {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = decodeStart(bytes, isUtf16 ? 'utf-16' : isUtf8(bytes) ? 'utf-8' : 'latin1');
  if (text.includes('\0')) throw badRequest('This is not a text file. Please choose a CSV file.');
  const rows: CsvCells[] = [];
  try {
    for await (const row of streamCsv(Readable.from([text]), separatorOf(text))) {
      rows.push(row);
      if (rows.length > BANK_ROWS_MAX)
        throw badRequest(
          `This file has more than ${BANK_ROWS_MAX} rows. Please export fewer days.`,
        );
    }
  } catch (error) {
    throw error instanceof BadCsv ? badRequest(error.message) : error;
  }
  return rows;
}

/** Returns what is most frequent outside quotes. */
function separatorOf(text: string): string {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '');
  const timesOf = (separator: string) => bare.split(separator).length;
  const all: string[] = [SEPARATORS.semicolon, SEPARATORS.tab, SEPARATORS.comma];
  return all.reduce((best, one) => (timesOf(one) > timesOf(best) ? one : best));
}

type Columns = { amount: number; sign: number; day: number };

const nameOf = (cell: string) => fold(cell).replace(/[^a-z]/g, '');

/** Returns where a line names its columns; undefined if it names none with amounts. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map(nameOf);
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const findAmount = (pattern: RegExp) =>
    names.findIndex((name) => pattern.test(name) && !SIGN.test(name) && !NO_AMOUNT.test(name));
  const credit = findAmount(CREDIT);
  const amount = credit >= 0 ? credit : findAmount(AMOUNT);
  if (amount < 0 || cells.length < 2) return undefined;
  return { amount, sign: find(SIGN), day: find(DAY) };
}

const textOf = (cells: readonly string[], { amount, day }: Columns) =>
  cells
    .filter((cell, at) => cell && at !== amount && at !== day)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_MAX);

/**
 * Returns an amount as banks write it, in minor units: '1.234,56', '1,234.56', '12.5', '+12', '12.30-', 'EUR 12,30'.
 * Money that went out is negative. Undefined for what is no amount.
 */
export function readBankAmount(cell: string): number | undefined {
  const text = cell.replace(/[\p{Bidi_Control}\s'’]|\p{Sc}|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  const match = /^([+-]?)(\(?)(\d[\d.,]*)\)?([+-]?|CR|DR)$/.exec(text);
  if (!match) return undefined;
  const [, before, bracket, digits = '', after] = match;
  const { whole, fraction } = partsOf(digits);
  const minor = toMinor(Number(`${whole}.${fraction || '0'}`));
  if (!Number.isSafeInteger(minor)) return undefined;
  const isOut = before === '-' || after === '-' || after === 'DR' || bracket === '(';
  return isOut ? -minor : minor;
}

/** The last sign is before decimals, unless as many digits follow as stand between thousands. */
function partsOf(digits: string): { whole: string; fraction: string } {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const sign = digits[at] ?? '';
  const behind = digits.slice(at + 1);
  const isOnly = digits.indexOf(sign) === at;
  const isFraction =
    at >= 0 && isOnly && (behind.length < 3 || (behind.length === 3 && decimals() === 3));
  if (!isFraction) return { whole: digits.replace(/\D/g, ''), fraction: '' };
  return { whole: digits.slice(0, at).replace(/\D/g, ''), fraction: behind };
}
