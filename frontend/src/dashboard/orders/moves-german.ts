import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import { counted } from '../../lib/money/amount.ts';
import type { MovesTexts } from './moves-texts.ts';

const orders = (count: number) => counted(count, 'Bestellung', 'Bestellungen');

export const german: MovesTexts = {
  changes: {
    'awaiting-payment': 'Auf Zahlung warten',
    unconfirmed: 'Auf Bestätigung warten',
    placed: 'Annehmen',
    confirmed: 'Bestätigen',
    packed: 'Als gepackt markieren',
    'out-for-delivery': 'Versenden',
    delivered: 'Kassiert',
    refused: 'Annahme verweigert',
    cancelled: 'Stornieren',
  },
  cash: {
    'awaiting-payment': 'Zu zahlen',
    unconfirmed: 'Zu kassieren',
    placed: 'Zu kassieren',
    confirmed: 'Zu kassieren',
    packed: 'Zu kassieren',
    'out-for-delivery': 'Zu kassieren',
    delivered: 'Kassiert',
    refused: 'Nichts zu kassieren',
    cancelled: 'Nichts zu kassieren',
  },
  delivered: 'Zugestellt',
  endings: {
    delivered: {
      title: 'Ist das Geld kassiert?',
      titleWithoutCash: 'Ist die Bestellung angekommen?',
      text: 'Damit ist die Bestellung abgeschlossen.',
      keep: 'Noch nicht',
    },
    refused: {
      title: 'Wurde die Annahme des Pakets verweigert?',
      text: 'Die Bestellung endet hier, und es wird nichts kassiert.',
      textWithoutCash: 'Die Bestellung endet hier.',
      keep: 'Noch nicht',
    },
    cancelled: {
      title: 'Diese Bestellung stornieren?',
      text: 'Der Kunde sieht sie als storniert und bekommt kein Paket.',
      textWithoutParcel: 'Der Kunde sieht sie als storniert.',
      keep: 'Bestellung behalten',
    },
  },
  question: (which, sum, means) =>
    `${which}${sum ? `, ${sum}` : ''}. ${means} ${ORDER_UNDO_MINUTES} Minuten lang können Sie es rückgängig machen, ohne dass der Kunde davon erfährt.`,
  order: (number) => `Bestellung ${number}`,
  orders,
  undo: 'Rückgängig',
  backTo: (status) => `Zurück zu „${status}“`,
  more: (number) => `Mehr zu Bestellung ${number}`,
  undoTitle: (status) => `Zurück zu „${status}“?`,
  undoMeans: (number, hasMail) =>
    `Der letzte Schritt von Bestellung ${number} wird zurückgenommen.${hasMail ? ' Hat der Kunde schon eine E-Mail dazu bekommen, nimmt eine weitere sie zurück.' : ''}`,
  undoSeveral: (count) => `Mit ${orders(count)} einen Schritt zurückgehen?`,
  undoSeveralMeans:
    'Kunden, die schon eine E-Mail dazu bekommen haben, erhalten eine weitere, die sie zurücknimmt.',
  goBack: 'Zurückgehen',
  leaveIt: 'So lassen',
  leaveThem: 'So lassen',
  changed: (number, status) => `Bestellung ${number}: ${status}`,
  changedMeanwhile: (number, status) =>
    `Bestellung ${number} hat sich inzwischen geändert: ${status}. Ihre Änderung wurde nicht gespeichert.`,
  guest: 'Gast',
  counter: 'Laden',
  parcel: {
    carrier: 'Paketdienst',
    choose: 'Bitte wählen',
    otherCarrier: 'Ein anderer',
    number: 'Sendungsnummer',
    page: 'Internetadresse der Sendungsverfolgung',
    sendOut: (number) => `Bestellung ${number} versenden`,
    mayBeEmpty: (hasMail) =>
      `${hasMail ? 'Die Nummer geht mit der E-Mail an den Kunden.' : 'Zu dieser Bestellung gibt es keine E-Mail-Adresse, also auch keine E-Mail.'} Ohne Sendungsnummer lassen Sie das Feld leer.`,
    notYet: 'Noch nicht',
    sentWith: 'Der Kunde bekommt sie, sobald Sie das Paket versenden.',
  },
  paperSize: 'Papierformat des Lieferscheins',
};
