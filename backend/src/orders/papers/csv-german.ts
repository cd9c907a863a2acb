import type { ORDER_SOURCES } from '@book-store/contract/orders/order/orders';
import type { PaperKind } from '@book-store/contract/orders/papers/papers';
import type { MoneyMoveKind } from '@book-store/contract/settings/payment/payment';
import type { CsvWord } from '../../platform/csv/write-csv.ts';

/** Words of orders and papers in German files. */
export const SOURCES: Readonly<Record<(typeof ORDER_SOURCES)[number], string>> = {
  web: 'Internet',
  counter: 'Laden',
};

/** As the papers are headed. */
export const paperWord = (kind: PaperKind, whole: boolean): CsvWord => ({
  en: kind,
  de: kind === 'invoice' ? 'Rechnung' : whole ? 'Stornorechnung' : 'Rechnungskorrektur',
});

export const MOVES: Readonly<Record<MoneyMoveKind, string>> = {
  paid: 'Bezahlt',
  'taken-back': 'Doch nicht bezahlt',
  refunded: 'Erstattet',
  'refund-returned': 'Erstattung fehlgeschlagen',
  'dispute-lost': 'Von der Bank zurückgeholt',
};
