import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { handoverTexts } from './handover-texts.ts';

export const german: TextsOf<typeof handoverTexts> = {
  steps: { confirm: 'Bestätigen', ready: 'Bereit', collected: 'Abgeholt' },
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
