import type { WayKind } from '../../settings/delivery/delivery.ts';
import type { PaymentMethod } from '../../settings/payment/payment.ts';

/** What customers read of a way of delivery without a name of its own, and of a way to pay: on pages, papers and mails. */
type WayNames = {
  ways: Readonly<Record<WayKind, string>>;
  methods: Readonly<Record<PaymentMethod, string>>;
};

export const ENGLISH_NAMES: WayNames = {
  ways: { parcel: 'Delivery', 'pick-up': 'Pick-up in our shop', round: 'Delivery' },
  methods: {
    'cash-on-delivery': 'Cash on delivery',
    'at-pick-up': 'Cash in our shop',
    transfer: 'Transfer in advance',
    invoice: 'Invoice',
    stripe: 'Card or wallet',
    'gift-card': 'Gift card',
  },
};

export const GERMAN_NAMES: WayNames = {
  ways: { parcel: 'Versand', 'pick-up': 'Abholung in der Buchhandlung', round: 'Lieferung' },
  methods: {
    'cash-on-delivery': 'Nachnahme, in bar',
    'at-pick-up': 'Bar in der Buchhandlung',
    transfer: 'Überweisung im Voraus',
    invoice: 'Rechnung',
    stripe: 'Karte oder Wallet',
    'gift-card': 'Gutschein',
  },
};
