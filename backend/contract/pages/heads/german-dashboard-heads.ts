import type { PAGES } from '../addresses/pages.ts';

type Pages = typeof PAGES;
/** The dashboard's pages with a title of their own, and its sign-in. */
type Titled = {
  [Name in keyof Pages]: Pages[Name] extends {
    pattern: `/dashboard${string}` | `/admin${string}`;
    title: string;
  }
    ? Name
    : never;
}[keyof Pages];

export type DashboardHeads = { readonly [Name in Titled]: { readonly title: string } };

/** Titles of the dashboard's pages in German; visitors load none of them. */
export const GERMAN_DASHBOARD_HEADS: DashboardHeads = {
  adminLogin: { title: 'Im Dashboard anmelden' },
  adminLink: { title: 'Zugang zum Dashboard' },
  forgottenPassword: { title: 'Passwort vergessen' },
  overview: { title: 'Dashboard' },
  addBook: { title: 'Buch anlegen' },
  manageBooks: { title: 'Bücher verwalten' },
  bin: { title: 'Gelöschte Bücher' },
  importBooks: { title: 'Bücher importieren' },
  adminOrders: { title: 'Bestellungen' },
  newOrder: { title: 'Neue Bestellung' },
  deliveries: { title: 'Auslieferung' },
  pickUps: { title: 'Abholungen' },
  giftCards: { title: 'Gutscheine' },
  giftCard: { title: 'Gutschein' },
  withdrawals: { title: 'Widerrufe' },
  questions: { title: 'Fragen' },
  discountCodes: { title: 'Rabattcodes' },
  addDiscountCode: { title: 'Rabattcode anlegen' },
  returns: { title: 'Rücksendungen' },
  payments: { title: 'Zahlungen' },
  customers: { title: 'Kunden' },
  figures: { title: 'Zahlen' },
  mails: { title: 'E-Mails' },
  newsletter: { title: 'Newsletter-Liste' },
  activity: { title: 'Protokoll' },
  adminNews: { title: 'Neuigkeiten' },
  adminReadingLists: { title: 'Listen' },
  addReadingList: { title: 'Liste anlegen' },
  addNews: { title: 'Neuigkeit schreiben' },
  settings: { title: 'Einstellungen' },
  deliverySettings: { title: 'Versand' },
  countrySettings: { title: 'Land und Währung' },
  paymentSettings: { title: 'Zahlungsarten' },
  taxSettings: { title: 'Steuer und Rechnungen' },
  lawSettings: { title: 'Recht' },
  genresSettings: { title: 'Genres' },
  pageTexts: { title: 'Seiten' },
  profileSettings: { title: 'Ihr Profil' },
  peopleSettings: { title: 'Personen' },
  backupsSettings: { title: 'Sicherungen' },
  securitySettings: { title: 'Sicherheit' },
};
