import { createHash } from 'node:crypto';
import { fold } from '@book-store/contract/fold';
import { decimals, toMinor } from '@book-store/contract/money';
import { BANK_ROWS_MAX } from '@book-store/contract/settings/payment/payment';
import { IMPORT_COLUMNS_MAX, SEPARATORS } from '@book-store/contract/uploads';
import { type CsvForm, encodingOf, firstLines, separatorOf } from '../../platform/csv/csv-form.ts';
import { isForeign, readCellAmount } from '../../platform/csv/read-cell-amount.ts';
import { type CsvCells, streamCsv } from '../../platform/csv/read-csv.ts';
import { pacedBatches } from '../../platform/documents/paced-batches.ts';
import { badRequest } from '../../platform/errors/errors.ts';

/** An incoming payment in a bank file, in minor units. */
export type IncomingRow = {
  /** Identifies the row across files. */
  key: string;
  line: number;
  day?: string | undefined;
  amount: number;
  /** As the file has it, if its currency is not the shop's. */
  money?: string | undefined;
  /** All other cells. */
  text: string;
};

/** Banks' column names, folded and letters only. */
const CREDIT =
  /^(credit(?!or)|moneyin|paidin|deposit|haben|gutschrift|entrate|avere|abono|haber|bij|kredit)/;
const AMOUNT =
  /^(amount|transactionamount|betrag|umsatz|montant|importe|importo|bedrag|kwota|belop|belob|valor|value|sum)/;
/** Such as 'Value date', 'Umsatztyp' or 'Credit card'. */
const NO_AMOUNT = /(dat[aeou]|datum|fecha|art|typ|type|text|currency|wahrung|card|mary|id)$|date/;
const SIGN = /^(sollhaben|habensoll|debitcredit|creditdebit|drcr|crdr|afbij|cdkennzeichen|type)$/;
const OUT = /^(s|soll|d|dr|debit|af)$/;
/** Such as 'Währung'; its cells are codes such as 'EUR'. */
const CURRENCY = /^(currency|wahrung|waehrung|devise|divisa|moneda|valuuta)/;
const DAY = /^(date|datum|buchungstag|buchungsdatum|booking|transactiondate|fecha|data|valuta)/;

const TEXT_MAX = 300;
/** The header is within this many lines; some banks describe the account first. */
const HEAD_LINES = 30;

/** Limits parsing to a third of the time, so that visitors are served first. */
const PACE = { size: 100, pauseShare: 2 };

/**
 * Yields the incoming payments of a bank's CSV file in batches. Throws `bad-request` for a file that is not CSV
 * or has no column of amounts.
 */
export async function* readBankFile(bytes: Buffer): AsyncGenerator<IncomingRow[]> {
  const times = new Map<string, number>();
  let columns: Columns | undefined;
  let count = 0;
  for await (const rows of pacedBatches(streamCsv([bytes], formOf(bytes)), PACE)) {
    const incoming: IncomingRow[] = [];
    for (const row of rows) {
      count += 1;
      if (columns) incoming.push(...incomingRow(row, columns, times));
      else if (count <= HEAD_LINES) columns = columnsOf(row.cells);
    }
    if (count > BANK_ROWS_MAX) throw tooManyRows();
    if (!columns) break;
    yield incoming;
  }
  if (!columns)
    throw badRequest(
      'No column of this file is named “Amount”, “Credit” or the like.',
      'bank-file-without-amount',
    );
}

/** The header line decides the separator. */
function formOf(bytes: Buffer): CsvForm {
  const encoding = encodingOf(bytes);
  const lines = firstLines(bytes, encoding, HEAD_LINES);
  const head = lines.find((line) => columnsOf(line.split(SEPARATORS[separatorOf(line)])));
  return { encoding, separator: separatorOf(head ?? '') };
}

function incomingRow(
  { line, cells }: CsvCells,
  columns: Columns,
  times: Map<string, number>,
): IncomingRow[] {
  const amount = readBankAmount(cells[columns.amount] ?? '');
  const isOut = OUT.test(nameOf(cells[columns.sign] ?? ''));
  if (!amount || amount < 0 || isOut) return [];
  // The same payment may occur twice on a day; the same row in another file is the same payment.
  const content = cells.join('\n');
  const time = (times.get(content) ?? 0) + 1;
  times.set(content, time);
  const key = createHash('sha256').update(`${time}\n${content}`).digest('base64url');
  const money = foreignMoney(cells, columns);
  return [{ key, line, amount, day: cells[columns.day], money, text: textOf(cells, columns) }];
}

/** Undefined for the shop's own currency. */
function foreignMoney(cells: readonly string[], columns: Columns): string | undefined {
  const amount = cells[columns.amount] ?? '';
  const currency = (cells[columns.currency] ?? '').trim();
  const isOther = /^[a-z]{3}$/i.test(currency) && isForeign(currency);
  // A sign of minus or of debit stands with the digits, too.
  const isOtherSign = isForeign(amount.replace(/[+−()]|\b(CR|DR)$/g, ''));
  return isOther || isOtherSign ? `${amount} ${isOther ? currency : ''}`.trim() : undefined;
}

const tooManyRows = () =>
  badRequest(
    `This file has more than ${BANK_ROWS_MAX} rows. Please export fewer days.`,
    'bank-file-too-long',
    { maximum: BANK_ROWS_MAX },
  );

type Columns = { amount: number; sign: number; day: number; currency: number };

const nameOf = (cell: string) => fold(cell).replace(/[^a-z]/g, '');

/** Undefined unless the line is a header with a column of amounts. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  if (cells.length < 2 || cells.length > IMPORT_COLUMNS_MAX) return undefined;
  const names = cells.map(nameOf);
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const findAmount = (pattern: RegExp) =>
    names.findIndex((name) => pattern.test(name) && !SIGN.test(name) && !NO_AMOUNT.test(name));
  const credit = findAmount(CREDIT);
  const amount = credit >= 0 ? credit : findAmount(AMOUNT);
  if (amount < 0) return undefined;
  return { amount, sign: find(SIGN), day: find(DAY), currency: find(CURRENCY) };
}

const textOf = (cells: readonly string[], { amount, day, currency }: Columns) =>
  cells
    .filter((cell, at) => cell && at !== amount && at !== day && at !== currency)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_MAX);

/**
 * Undefined if the cell is not an amount. Banks always write decimals, so a separator before three digits is a
 * thousands separator, unless the currency has three decimals.
 */
export function readBankAmount(cell: string): number | undefined {
  const read = readCellAmount(cell);
  if (!read) return undefined;
  const minor = toMinor(decimals() === 3 ? (read.orElse ?? read.amount) : read.amount);
  return Number.isSafeInteger(minor) ? minor : undefined;
}
