import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { returnsTexts } from './returns-texts.ts';

const roles = { admin: 'die Verwaltung', customer: 'der Kunde', shop: 'der Shop' };

export const german: TextsOf<typeof returnsTexts> = {
  title: 'Rücksendungen',
  count: (orders) => counted(orders, 'Bestellung', 'Bestellungen'),
  byState: 'Rücksendungen nach Stand',
  failed: 'Die Rücksendungen konnten nicht geladen werden.',
  none: 'Hier ist nichts.',
  allOrders: 'Alle Bestellungen',
  refused: 'Abgelehnt:',
  toldCustomer: 'Ihre Nachricht an den Kunden:',
  shelved: (state, copies) => `${state}, ${copies} zurück ins Regal`,
  events: 'Was mit der Rücksendung geschah',
  event: (state, time, { role, name }) => `${state}, ${time}, ${name || roles[role]}`,
  open: {
    title: 'Rücksendung anlegen',
    button: 'Rücksendung anlegen',
    copiesOf: (title) => `Exemplare von ${title}`,
    reason: 'Grund',
    tell: 'Dem Kunden schreiben',
    done: 'Die Rücksendung ist angelegt',
  },
  agree: {
    title: 'Der Rücksendung zustimmen',
    button: 'Zustimmen',
    where: 'Wohin die Bücher zu schicken sind',
    missing: 'Bitte geben Sie an, wohin die Bücher zu schicken sind.',
    done: 'Zugestimmt; der Kunde bekommt eine E-Mail',
  },
  readByCustomer: 'Der Kunde liest es in einer E-Mail und bei der Bestellung.',
  receive: {
    title: 'Rücksendung annehmen',
    button: 'Als eingetroffen markieren',
    state: 'Zustand',
    damaged: 'Kommt nicht zurück ins Regal.',
    onShelf: 'Ins Regal',
    done: 'Die Rücksendung ist eingetroffen',
  },
  refuse: {
    open: 'Ablehnen',
    title: 'Rücksendung ablehnen',
    close: 'Nicht ablehnen',
    why: 'Warum nicht',
    missing: 'Bitte geben Sie den Grund an; der Kunde liest ihn.',
    done: 'Abgelehnt; der Kunde bekommt eine E-Mail',
  },
  withdrawals: {
    title: 'Widerrufe',
    about:
      'Kunden in der Europäischen Union können einen Vertrag innerhalb von 14 Tagen nach Erhalt der Bücher ohne Grund widerrufen. Jeder bekommt eine Bestätigung per E-Mail.',
    count: (withdrawals) => counted(withdrawals, 'Widerruf', 'Widerrufe'),
    byState: 'Widerrufe nach Stand',
    loading: 'Die Widerrufe werden geladen …',
    failed: 'Die Widerrufe konnten nicht geladen werden.',
    none: 'Niemand hat einen Vertrag widerrufen.',
    toDo: 'Zu erledigen',
    all: 'Alle',
    nothingToDo: 'Es ist nichts zu erledigen.',
    showAll: 'Alle Widerrufe anzeigen',
    received: (time) => `Eingegangen am ${time}`,
    handled: (name, time) => `, erledigt von ${name} am ${time}`,
    openAgain: 'Wieder öffnen',
    openedAgain: 'Wieder offen',
    handle: 'Als erledigt markieren',
    isHandled: 'Als erledigt markiert',
    otherEmail:
      'Die Bestellung hat eine andere E-Mail-Adresse: Fragen Sie den Kunden, bevor Sie etwas tun.',
    noOrder: 'Eine Bestellung mit dieser Nummer gibt es nicht.',
  },
};
