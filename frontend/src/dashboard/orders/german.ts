import { ORDER_MATCHES_MAX } from '@book-store/contract/orders/order/orders';
import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { ordersTexts } from './texts.ts';

const orders = (count: number) => counted(count, 'Bestellung', 'Bestellungen');

export const german: TextsOf<typeof ordersTexts> = {
  title: 'Bestellungen',
  count: (total, isNarrowed) =>
    isNarrowed && total >= ORDER_MATCHES_MAX
      ? `${ORDER_MATCHES_MAX} Bestellungen oder mehr`
      : orders(total),
  returns: 'Rücksendungen',
  waitingReturns: (count) => `Rücksendungen (${count})`,
  deliveryList: 'Auslieferung',
  withdrawals: 'Widerrufe',
  payments: 'Zahlungen',
  giftCards: 'Gutscheine',
  exportCsv: 'CSV exportieren',
  tools: 'Suche, weitere Listen und Export',
  newOrder: 'Neue Bestellung',
  search: 'Bestellungen suchen',
  searchPlaceholder: 'Name, Ort, Buch, Telefon oder Nummer',
  more: 'Weitere Listen',
  pickUps: 'Abholungen',
  waits: {
    label: 'Was aussteht',
    none: 'Alles, was aussteht',
    names: {
      'pre-orders': 'Bücher nicht vorrätig',
      'to-send': 'Versand',
      'to-collect': 'Abholung',
      'on-the-way': 'Zustellung',
      'cash-to-collect': 'Bar bei Lieferung',
    },
  },
  placed: 'Eingegangen',
  anyTime: 'Alle Zeiträume',
  periods: { today: 'Heute', week: 'Letzte 7 Tage', month: 'Letzte 30 Tage' },
  payment: 'Zahlungsart',
  anyPayment: 'Alle Zahlungsarten',
  paymentState: 'Stand der Zahlung',
  anyPaymentState: 'Bezahlt oder nicht',
  byStatus: 'Bestellungen nach Stand',
  all: 'Alle Bestellungen',
  failed: 'Die Bestellungen konnten nicht geladen werden.',
  none: 'Noch keine Bestellungen.',
  noneFound: 'Keine passenden Bestellungen.',
  showAll: 'Alle Bestellungen anzeigen',
  table: {
    chosen: 'Ausgewählt',
    choose: (number) => `Bestellung ${number} auswählen`,
    order: 'Bestellung',
    date: 'Datum',
    name: 'Name',
    notes: (count) => counted(count, 'Notiz', 'Notizen'),
    city: 'Ort',
    giftCard: 'Gutschein',
    pickUp: 'Abholung',
    total: 'Summe',
    status: 'Stand',
    nextStep: 'Nächster Schritt',
  },
  chosen: {
    all: 'Alle auf dieser Seite auswählen',
    count: (count) => `${count} ausgewählt`,
    moved: (count) => `${orders(count)} weitergeführt.`,
    undo: 'Rückgängig',
    move: (count) => `${orders(count)} einen Schritt weiter`,
    moveTo: (step, count) => `${step}: ${orders(count)}`,
    wasMoved: (count) => `${orders(count)} weitergeführt`,
    wasMovedBack: (count) => `${orders(count)} zurückgesetzt`,
    refused: (done, count, reasons) => `${done}, ${count} nicht. ${reasons}`,
    tracking: 'Sendungsnummern (freiwillig)',
  },
  slips: {
    print: 'Lieferscheine drucken',
    none: 'Solche Bestellungen gibt es nicht.',
    tooMany: (count, most) =>
      `Das sind ${count} Bestellungen. Bitte drucken Sie höchstens ${most} auf einmal.`,
    chosen: (count) =>
      count === 1 ? 'Die ausgewählte Bestellung' : `Die ${count} ausgewählten Bestellungen`,
    toPack: 'Alle zu packenden Bestellungen',
    ofToday: 'Alle offenen Bestellungen von heute',
  },
};
