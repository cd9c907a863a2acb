import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { ORDER_SOURCES } from '@book-store/contract/orders/order/orders';
import type { PaperKind } from '@book-store/contract/orders/papers/papers';
import type { MoneyMoveKind, PaymentMethod } from '@book-store/contract/settings/payment/payment';
import type { CsvWord } from '../../platform/csv/write-csv.ts';

/** Words of orders and papers in German files, as the dashboard has them. */
export const STATUSES: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Wartet auf Zahlung',
  unconfirmed: 'Nicht bestätigt',
  placed: 'Eingegangen',
  confirmed: 'Bestätigt',
  packed: 'Gepackt',
  'out-for-delivery': 'Unterwegs',
  delivered: 'Zugestellt',
  refused: 'Annahme verweigert',
  cancelled: 'Storniert',
};

export const SOURCES: Readonly<Record<(typeof ORDER_SOURCES)[number], string>> = {
  web: 'Internet',
  counter: 'Laden',
};

export const METHODS: Readonly<Record<PaymentMethod, string>> = {
  'cash-on-delivery': 'Nachnahme, in bar',
  'at-pick-up': 'Bar bei Abholung',
  transfer: 'Vorkasse',
  invoice: 'Rechnung',
  stripe: 'Karte oder Wallet, über Stripe',
  'gift-card': 'Gutschein',
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
