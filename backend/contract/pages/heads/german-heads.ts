import type { SHOP_PAGES } from '../addresses/shop-pages.ts';
import type { UsualWords } from './page-head.ts';

type Pages = typeof SHOP_PAGES;
type OfOwner = { pattern: `/dashboard${string}` | `/admin${string}` };
/** Storefront pages with a title of their own. */
type Titled = {
  [Name in keyof Pages]: Pages[Name] extends OfOwner
    ? never
    : Pages[Name] extends { title: string }
      ? Name
      : never;
}[keyof Pages];
type Words<Entry> = Record<Extract<keyof Entry, 'title' | 'description'>, string>;

/** Titles and descriptions of the storefront's pages (`SHOP_PAGES`) in German. */
export const GERMAN_HEADS: { readonly [Name in Titled]: Words<Pages[Name]> } = {
  newsList: {
    title: 'Neuigkeiten',
    description: 'Alle Neuigkeiten der Buchhandlung, die neueste zuerst.',
  },
  about: {
    title: 'Über uns',
    description: 'Wer wir sind, was wir verkaufen und wie eine Bestellung zu Ihnen kommt.',
  },
  contact: {
    title: 'Kontakt',
    description: 'So erreichen Sie uns, wenn es um eine Bestellung oder ein Buch geht.',
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Was wir über Sie speichern, warum und wie lange.',
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    description: 'Die wenigen Regeln für den Einkauf in unserer Buchhandlung.',
  },
  shipping: {
    title: 'Versand',
    description: 'Lieferung, Kosten und Steuern, und was an der Haustür geschieht.',
  },
  imprint: {
    title: 'Impressum',
    description: 'Wer diese Buchhandlung betreibt.',
  },
  withdrawal: {
    title: 'Widerrufsbelehrung',
    description: 'So widerrufen Sie eine Bestellung.',
  },
  books: {
    title: 'Alle Bücher',
    description: 'Alle Bücher der Buchhandlung, nach Genre, Autor, Preis oder Jahr.',
  },
  search: { title: 'Alle Bücher' },
  login: { title: 'Anmelden' },
  register: { title: 'Kundenkonto anlegen' },
  forgotPassword: { title: 'Passwort vergessen?' },
  resetPassword: { title: 'Neues Passwort wählen' },
  confirmNewsletter: { title: 'Newsletter bestätigen' },
  unsubscribe: { title: 'Newsletter abbestellen' },
  confirmWait: { title: 'Adresse bestätigen' },
  stopWaiting: { title: 'Keine E-Mails über Bücher mehr' },
  withdraw: { title: 'Vertrag widerrufen' },
  buyGiftCard: { title: 'Gutscheine' },
  printGiftCard: { title: 'Ihr Gutschein' },
  guestOrder: { title: 'Ihre Bestellung' },
  cart: { title: 'Warenkorb' },
  checkout: { title: 'Kasse' },
  orders: { title: 'Ihre Bestellungen' },
  userDashboard: { title: 'Übersicht' },
  wishes: { title: 'Merkzettel' },
  account: { title: 'Kundenkonto' },
};

/** Defaults until the owner of a German shop describes it. */
export const GERMAN_SHOP: UsualWords = {
  slogan: 'Neuerscheinungen und Klassiker',
  description:
    'Eine unabhängige Buchhandlung: Neuerscheinungen, Klassiker und gute Geschichten, online bestellt und nach Hause gebracht.',
};

export const PAGE_NOT_FOUND_IN_GERMAN = 'Seite nicht gefunden';
