import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { slipTexts } from './slip-texts.ts';

export const german: TextsOf<typeof slipTexts> = {
  slip: 'Lieferschein',
  slips: 'Lieferscheine',
  order: (number) => `Bestellung ${number}`,
  toCollect: 'Zu kassieren',
  collected: 'Kassiert',
  nothingToCollect: 'Nichts zu kassieren',
  total: (books) => `${books}, Summe`,
  placed: () => 'Eingegangen am ',
  onDelivery: 'Zahlung bar bei Lieferung.',
  inShop: 'Zahlung bar bei Abholung.',
  withoutCash: (paid) => (paid ? 'Im Voraus bezahlt.' : 'Zahlung auf Rechnung.'),
};
