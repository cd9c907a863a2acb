import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { handoverTexts } from './handover-texts.ts';

const parcels = (count: number) => counted(count, 'Paket', 'Pakete');

export const german: TextsOf<typeof handoverTexts> = {
  steps: { confirm: 'Bestätigen', ready: 'Bereit', collected: 'Abgeholt' },
  paid: 'bezahlt',
  onInvoice: 'auf Rechnung',
  parcels,
  deliveries: {
    title: 'Auslieferung',
    about: 'Alle Pakete, die gepackt oder unterwegs sind, nach Orten.',
    pickUps: 'Abholungen',
    print: 'Auslieferungsliste drucken',
    failed: 'Die Auslieferungsliste konnte nicht geladen werden.',
    none: 'Kein Paket ist gepackt oder unterwegs.',
    toPack: 'Zu packende Bestellungen ansehen',
    toCollect: (count) => `zu kassieren bei ${counted(count, 'Paket', 'Paketen')}`,
    order: ', Bestellung ',
  },
  sheet: {
    label: 'Gedruckte Auslieferungsliste',
    delivered: 'Zugestellt',
    name: 'Name und Telefon',
    address: 'Adresse',
    order: 'Bestellung',
    cash: 'Bar',
    paid: 'Bezahlt',
    note: (text) => `Notiz: ${text}`,
    total: (count) => `${parcels(count)}, zu kassieren`,
  },
  pickUps: {
    title: 'Abholungen',
    deliveryList: 'Auslieferung',
    failed: 'Die Bestellungen zur Abholung konnten nicht geladen werden.',
    waiting: 'Liegt zur Abholung bereit',
    toGetReady: 'Noch bereitzulegen',
    none: 'Keine Bestellung wartet auf Abholung.',
    order: ', Bestellung ',
    keptUntil: (day) => `, liegt bereit bis ${day}`,
  },
};
