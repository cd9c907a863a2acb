import type { OrderStatus } from './order-status.ts';

/** As owners read them, on screens and in files. */
export const GERMAN_STATUSES: Readonly<Record<OrderStatus, string>> = {
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
