import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { paperTexts } from './texts.ts';

export const german: TextsOf<typeof paperTexts> = {
  receipt: 'Quittung',
  invoice: 'Rechnung',
  printReceipt: 'Quittung drucken',
  printInvoice: 'Rechnung drucken',
  orderedOn: 'Bestellt am',
  deliveredOn: 'Geliefert am',
  invoiceDate: 'Rechnungsdatum',
  order: 'Bestellung',
  orderId: () => '',
  // That of the EU begins with the country: DE123456789.
  taxNumber: (number) => `${/^[A-Z]{2}/i.test(number) ? 'USt-IdNr.' : 'Steuernummer'} ${number}`,
  paid: 'Bar bezahlt',
  payOnDelivery: 'Zu zahlen per Nachnahme',
  payInShop: 'Bar zu zahlen bei Abholung',
  packed: 'Gepackt',
  book: 'Buch',
  ofOrder: (number) => `· Bestellung ${number}`,
  price: 'Preis',
  each: (price) => `je ${price}`,
  taxRate: 'Steuersatz',
  net: 'Netto',
  tax: 'MwSt.',
  gross: 'Brutto',
  noTax: 'ohne MwSt.',
  creditNote: 'Stornorechnung',
  printCreditNote: 'Stornorechnung drucken',
  date: 'Datum',
  total: 'Gesamtbetrag',
  cancels: (number, day) => `Diese Rechnung storniert die Rechnung ${number} vom ${day} über:`,
  lowers: (number, day) =>
    `Diese Rechnung mindert die Rechnung ${number} vom ${day} um zurückgegebene Bücher:`,
};
