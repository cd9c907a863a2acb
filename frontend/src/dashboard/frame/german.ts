import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { frameTexts } from './texts.ts';

export const german: TextsOf<typeof frameTexts> = {
  dashboard: 'Dashboard',
  loading: 'Wird geladen …',
  places: {
    overview: 'Übersicht',
    orders: 'Bestellungen',
    deliveries: 'Auslieferung',
    customers: 'Kunden',
    discountCodes: 'Rabattcodes',
    figures: 'Zahlen',
    lists: 'Listen',
    news: 'Neuigkeiten',
    mail: 'E-Mails',
    settings: 'Einstellungen',
  },
  bar: {
    overview: 'Übersicht',
    books: 'Bücher',
    orders: 'Bestellungen',
    deliveries: 'Lieferung',
    customers: 'Kunden',
    more: 'Mehr',
  },
  menu: {
    name: 'Ihr Menü',
    before: 'Ihr Menü: ',
    settings: 'Ihre Einstellungen',
    activity: 'Protokoll',
    orders: 'Bestellungen',
    mail: 'E-Mails',
    shop: 'Zum Shop',
  },
  logOut: 'Abmelden',
  search: 'In Ihren Büchern nach Titel, Autor oder Kategorie suchen',
  bell: {
    name: 'Benachrichtigungen',
    named: (orders) => `Benachrichtigungen, ${orders}`,
    newOrders: 'Neue Bestellungen',
    count: (count) => counted(count, 'neue Bestellung', 'neue Bestellungen'),
    failed: 'Die neuen Bestellungen konnten nicht geladen werden.',
    none: 'Keine, seit Sie zuletzt nachgesehen haben. Neue erscheinen hier.',
    justNow: 'gerade eben',
    all: 'Alle Bestellungen',
    more: (count) => `und ${count} weitere`,
  },
  leaving: {
    title: 'Die Seite verlassen, ohne zu speichern?',
    text: 'Ihre Änderungen auf dieser Seite gehen verloren.',
    leave: 'Ohne Speichern verlassen',
    stay: 'Hier bleiben',
  },
  password: {
    heading: 'Das erzeugte Passwort',
    warning:
      'Sie verwenden noch das Passwort, das beim ersten Start erzeugt wurde. Es wird bei jedem Start ausgegeben, wo auch andere es sehen können.',
    change: 'Eigenes Passwort festlegen',
  },
  failure: {
    text: 'Diese Seite konnte nicht angezeigt werden.',
    detail:
      'Vielleicht ist die Verbindung unterbrochen, oder die Anwendung wurde gerade erneuert: Meist hilft es, die Seite neu zu laden.',
  },
};
