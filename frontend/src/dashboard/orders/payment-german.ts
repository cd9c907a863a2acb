import { ORDER_MATCHES_MAX } from '@book-store/contract/orders/order/orders';
import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { paymentTexts } from './payment-texts.ts';

const orders = (count: number) => counted(count, 'Bestellung', 'Bestellungen');

export const german: TextsOf<typeof paymentTexts> = {
  giftCard: (card) => `Gutschein ${card}`,
  backOnCard: 'Zurück auf dem Gutschein',
  toPay: 'Zu zahlen',
  paid: 'Bezahlt',
  givenBack: 'Erstattet',
  refunds: 'Erstattungen',
  refundFailed: (sum) =>
    `${sum}: Stripe hat diese Erstattung abgelehnt. Den Grund sehen Sie bei Stripe; oder erstatten Sie das Geld auf einem anderen Weg.`,
  refundOpen: (sum) => `${sum}: unterwegs; Stripe wird so lange gefragt, bis eine Antwort kommt.`,
  events: 'Was mit der Zahlung geschah',
  fromFile: 'aus der Datei der Bank',
  booksReturned: 'Bücher zurückgegeben',
  ask: 'Bei Stripe nachfragen',
  neverThere: 'Der Kunde war nicht bei Stripe',
  uncounted: (sum) => `Bei Stripe liegen ${sum}, die hier nicht mitzählen`,
  same: 'Bei Stripe steht dasselbe',
  takenOver: 'Von Stripe übernommen',
  markPaid: {
    title: (sum) => `Sind ${sum} eingegangen?`,
    means: (number, name) => `Bestellung ${number} von ${name} wird als bezahlt markiert.`,
    yes: 'Als bezahlt markieren',
    no: 'Noch nicht',
    done: (number) => `${number} ist bezahlt`,
  },
  refund: {
    title: 'Geld erstatten',
    ofReturn: 'Rücksendung erstatten',
    amount: 'Betrag der Erstattung',
    amountNoted: 'Als erstattet vermerken',
    atMost: (sum) => `Höchstens ${sum}.`,
    booksCost: (sum, most) =>
      `Die Bücher kosten ${sum}. Geben Sie für beschädigte Exemplare weniger ein, oder mehr für den Versand; höchstens ${most}.`,
    of: 'Wofür',
    ofHint:
      'Die Steuer folgt, und bei einer Rechnung eine Rechnungskorrektur. Was zu viel gezahlt wurde, geht zuerst zurück.',
    goodwill: 'Alles, aus Kulanz',
    delivery: 'Die Versandkosten',
    reason: 'Grund',
    button: 'Erstatten',
    give: 'Erstatten',
    note: 'Vermerken',
    giveTitle: (sum) => `${sum} erstatten?`,
    noteTitle: (sum) => `Haben Sie ${sum} erstattet?`,
    byStripe: (number) =>
      `Stripe schickt das Geld dem Kunden von Bestellung ${number}. Das lässt sich nicht rückgängig machen.`,
    noted: (number) =>
      `Es wird bei Bestellung ${number} vermerkt. Geld überweist der Shop selbst nicht.`,
    notedForReturn: (number) =>
      `Es wird bei Bestellung ${number} vermerkt; was davon noch zu zahlen ist, verringert sich. Geld überweist der Shop selbst nicht.`,
    atStripe: (sum) =>
      `${sum} wurden bei Stripe selbst erstattet. Geben Sie an, wofür, damit Steuer und Rechnung folgen.`,
    explain: 'Angeben, wofür',
    amountAtStripe: 'Davon',
    explainTitle: (sum) => `Vermerken, wofür ${sum} erstattet wurden?`,
    explained: (number) =>
      `Es wird bei Bestellung ${number} vermerkt: Die Steuer verringert sich, und zu einer Rechnung gibt es eine Rechnungskorrektur. Weiteres Geld geht nicht zurück.`,
    onItsWay: 'Das Geld ist auf dem Weg zurück',
    isNoted: 'Vermerkt',
  },
  list: {
    title: 'Zahlungen',
    count: (count) =>
      count < ORDER_MATCHES_MAX ? orders(count) : `${ORDER_MATCHES_MAX} Bestellungen oder mehr`,
    giftCards: 'Gutscheine',
    ways: 'Zahlungsarten',
    byTask: 'Zahlungen nach Aufgabe',
    lists: {
      waiting: 'Zahlung steht aus',
      overdue: 'Überfällig',
      invoices: 'Offene Rechnungen',
      owed: 'Zu erstatten',
      unexplained: 'Bei Stripe erstattet',
      disputed: 'Angefochten',
    },
    failed: 'Die Zahlungen konnten nicht geladen werden.',
    none: 'Hier ist nichts.',
    about: (method, time) => `${method}, eingegangen am ${time}`,
    sums: (state, paid, refunded) =>
      `${state}${paid ? `, ${paid} bezahlt` : ''}${refunded ? `, ${refunded} erstattet` : ''}`,
  },
  bank: {
    title: 'Aus der Datei Ihrer Bank',
    choose: 'CSV-Datei wählen',
    chooseAnother: 'Andere Datei wählen',
    about:
      'Die Bestellungen werden an ihrer Nummer, der Rechnungsnummer oder an Name und Betrag erkannt. Gespeichert wird erst, was Sie bestätigen.',
    reading: 'Die Datei wird gelesen …',
    nothing: 'In dieser Datei steht kein Zahlungseingang.',
    notCounted: 'Nicht gezählt',
    rows: 'Zeilen der Datei',
    kinds: {
      matches: 'Bezahlt diese Bestellung',
      'by-name': 'Betrag und Name dieser Bestellung',
      'wrong-sum': 'Nicht der offene Betrag',
      paid: 'Nichts mehr zu zahlen',
      ended: 'Diese Bestellung ist beendet',
      counted: 'Schon gezählt',
      foreign: 'In anderer Währung; bitte markieren Sie die Bestellung selbst als bezahlt',
      unknown: 'Keine Bestellung gefunden',
    },
    open: (sum) => `offen: ${sum}`,
    assign: {
      open: 'Bestellung zuordnen',
      ofRow: (text) => `für ${text}`,
      search: 'Unbezahlte Bestellung suchen',
      placeholder: 'Name oder Nummer',
      found: 'Unbezahlte Bestellungen',
      none: 'Keine solche Bestellung wartet auf eine Überweisung.',
      close: 'Nicht zuordnen',
    },
    book: (rows) => `${counted(rows, 'Zeile', 'Zeilen')} als bezahlt markieren`,
    booked: (count) => `${orders(count)} als bezahlt markiert`,
    bookedInPart: (count) => `${orders(count)} als teilweise bezahlt markiert`,
  },
  stripe: {
    title: 'Abgleich mit Stripe',
    compared: (count, time) => `${orders(count)} der letzten 30 Tage, am ${time}`,
    result: (differences) =>
      differences === 0
        ? ': alles stimmt überein'
        : `: ${counted(differences, 'Unterschied', 'Unterschiede')}`,
    uncounted:
      'Bei Stripe liegen auch Zahlungen, die zu keiner Bestellung gehören. Wenn sie nicht zu einem anderen Ihrer Programme gehören, sehen Sie sie bitte bei Stripe nach und erstatten Sie sie dort.',
    notCounted: 'Nicht gezählt',
    why: {
      page: 'Die Bezahlseite stammt nicht von diesem Shop.',
      money: 'Der Betrag ist nicht in der Währung des Shops oder negativ.',
    },
    names: (order) => ` Genannt ist ${order}.`,
    differences: 'Unterschiede',
    here: (sums) => `Hier: ${sums}`,
    there: (sums) => `Bei Stripe: ${sums}`,
    nothing: 'nichts',
    paid: (sum) => `${sum} bezahlt`,
    givenBack: (sum) => `${sum} erstattet`,
    disputed: 'angefochten',
    ofWhichUncounted: (sum) => `${sum} nicht gezählt`,
  },
};
