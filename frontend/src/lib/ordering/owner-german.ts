import { GERMAN_STATUSES } from '@book-store/contract/orders/order/german-statuses';
import { GERMAN_METHODS } from '@book-store/contract/settings/payment/german-methods';
import type { TextsOf } from '../wording/storefront-texts.ts';
import type { ownerOrderingTexts } from './owner-texts.ts';

export const german: TextsOf<typeof ownerOrderingTexts> = {
  statuses: GERMAN_STATUSES,
  deliveredForCash: 'Zugestellt und kassiert',
  pickedUp: 'Abgeholt',
  pickedUpForCash: 'Abgeholt und kassiert',
  methods: GERMAN_METHODS,
  states: {
    open: 'Noch nicht bezahlt',
    pending: 'Zahlung läuft',
    paid: 'Bezahlt',
    'partly-refunded': 'Teilweise erstattet',
    refunded: 'Erstattet',
    expired: 'Nicht bezahlt',
    failed: 'Fehlgeschlagen',
    disputed: 'Beanstandet',
  },
  events: {
    started: 'Zu Stripe gegangen',
    processing: 'Bezahlt; das Geld braucht einige Tage',
    paid: 'Bezahlt',
    unpaid: 'Doch nicht bezahlt',
    reminded: 'Erinnert',
    expired: 'Ohne Zahlung beendet',
    failed: 'Fehlgeschlagen',
    reopened: 'Noch einmal zu zahlen',
    'due-changed': 'Betrag geändert',
    'refund-asked': 'Erstattung veranlasst',
    'refund-failed': 'Erstattung fehlgeschlagen',
    refunded: 'Erstattet',
    'refund-returned': 'Erstattung zurückgekommen',
    disputed: 'Von der Bank des Kunden beanstandet',
    'dispute-won': 'Beanstandung gewonnen',
    'dispute-lost': 'Beanstandung verloren',
    'gift-card-used': 'Mit Gutschein bezahlt',
    'gift-card-returned': 'Auf den Gutschein zurückgebucht',
  },
  returnStates: {
    asked: 'Angefragt',
    'on-its-way': 'Unterwegs',
    received: 'Eingetroffen',
    refunded: 'Erstattet',
    refused: 'Abgelehnt',
  },
  returnReasons: {
    'no-longer-wanted': 'Nicht mehr gewünscht',
    damaged: 'Beschädigt angekommen',
    'wrong-book': 'Falsches Buch geliefert',
    'not-as-described': 'Nicht wie beschrieben',
    other: 'Anderer Grund',
  },
  copyStates: { 'as-new': 'Wie neu', used: 'Gebraucht', damaged: 'Beschädigt' },
};
