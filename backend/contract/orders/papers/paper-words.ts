import { BOOK_FORMAT_NAMES } from '../../catalogue/books/book-facts.ts';
import { GERMAN_FORMAT_NAMES } from '../../catalogue/books/german-format-names.ts';
import type { Language } from '../../storefront.ts';
import { ENGLISH_NAMES, GERMAN_NAMES } from '../order/way-names.ts';

const english = {
  invoice: 'Invoice',
  /** The heading of a credit note: for all of an invoice, and for a part. */
  cancellation: 'Credit note',
  correction: 'Credit note',
  cancels: (number: string, day: string): string =>
    `This cancels the whole of invoice ${number} of ${day}:`,
  lowers: (number: string, day: string): string =>
    `This corrects a part of invoice ${number} of ${day}:`,
  day: 'Date',
  order: 'Order',
  orderedOn: 'Ordered on',
  suppliedOn: 'Supplied on',
  suppliedIn: 'Supplied in',
  taxNumber: (number: string): string => `Tax number ${number}`,
  items: 'Item',
  amount: 'Amount',
  each: (price: string): string => `each ${price}`,
  total: 'Total',
  taxRate: 'Tax rate',
  net: 'Net',
  tax: 'Tax',
  gross: 'Gross',
  noTax: 'No tax',
  formats: BOOK_FORMAT_NAMES,
  ...ENGLISH_NAMES,
  discount: (code: string): string => `Discount code ${code}`,
  addedTax: (percent: string): string => `plus ${percent} tax`,
  feeOf: (method: string): string => `Fee: ${method}`,
  goodwill: 'Price reduction as a goodwill gesture',
  deliveryBack: 'Delivery, given back',
  deduction: 'Deduction',
  credited: (number: string): string => `Credited with credit note ${number}`,
  /** What earlier refunds, and what one of them, took off. */
  reducedBefore: 'Given back before',
  reduced: (title: string): string => `Price reduction: ${title}`,
  /** Of goods that leave the shop's tax area. */
  exportNote: 'Tax-free export: the goods leave the tax area of the seller.',
  paidByGiftCard: (card: string): string => `Paid with gift card ${card}`,
  paid: 'Paid',
  toPay: 'To pay',
  payBy: (day: string): string => `Please pay by ${day} to:`,
  payUntil: (day: string): string => `Please pay by ${day}.`,
  payInCash: {
    'cash-on-delivery': 'To pay in cash on delivery',
    'at-pick-up': 'To pay in cash in the shop',
  },
  account: { name: 'Account holder', iban: 'IBAN', bic: 'BIC', upi: 'UPI', reference: 'Reference' },
};

export type PaperWords = typeof english;

const german: PaperWords = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  correction: 'Rechnungskorrektur',
  cancels: (number, day) => `Diese Rechnung storniert die Rechnung ${number} vom ${day} ganz:`,
  lowers: (number, day) =>
    `Diese Rechnung berichtigt einen Teil der Rechnung ${number} vom ${day}:`,
  day: 'Datum',
  order: 'Bestellung',
  orderedOn: 'Bestellt am',
  suppliedOn: 'Lieferdatum',
  suppliedIn: 'Liefermonat',
  // That of the EU begins with the country: DE123456789.
  taxNumber: (number) => `${/^[A-Z]{2}/i.test(number) ? 'USt-IdNr.' : 'Steuernummer'} ${number}`,
  items: 'Position',
  amount: 'Betrag',
  each: (price) => `je ${price}`,
  total: 'Gesamtbetrag',
  taxRate: 'Steuersatz',
  net: 'Netto',
  tax: 'MwSt.',
  gross: 'Brutto',
  noTax: 'ohne MwSt.',
  formats: GERMAN_FORMAT_NAMES,
  ...GERMAN_NAMES,
  discount: (code) => `Rabattcode ${code}`,
  addedTax: (percent) => `zzgl. ${percent} MwSt.`,
  feeOf: (method) => `Gebühr: ${method}`,
  goodwill: 'Preisnachlass aus Kulanz',
  deliveryBack: 'Versandkosten, erstattet',
  deduction: 'Abzug',
  credited: (number) => `Gutgeschrieben mit Rechnungskorrektur ${number}`,
  reducedBefore: 'Zuvor erstattet',
  reduced: (title) => `Preisminderung: ${title}`,
  exportNote: 'Steuerfreie Ausfuhrlieferung.',
  paidByGiftCard: (card) => `Bezahlt mit Gutschein ${card}`,
  paid: 'Bezahlt',
  toPay: 'Zu zahlen',
  payBy: (day) => `Bitte zahlen Sie bis zum ${day} an:`,
  payUntil: (day) => `Bitte zahlen Sie bis zum ${day}.`,
  payInCash: {
    'cash-on-delivery': 'Zu zahlen per Nachnahme',
    'at-pick-up': 'Bar zu zahlen bei Abholung',
  },
  account: {
    name: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    upi: 'UPI',
    reference: 'Verwendungszweck',
  },
};

/** What papers say, on the screen, in print and as a file, in the language in which they were issued. */
export const PAPER_WORDS: Readonly<Record<Language, PaperWords>> = { en: english, de: german };
