import type { HeadTexts } from './page-heads.ts';

export const german: HeadTexts = {
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
  terms: { title: 'AGB', description: 'Die wenigen Regeln für den Einkauf bei uns.' },
  shipping: {
    title: 'Versand und Lieferung',
    description: 'Lieferung, Versandkosten, Steuern und die Übergabe an der Tür.',
  },
  books: {
    title: 'Alle Bücher',
    description: 'Unser ganzes Sortiment nach Genre, Autor, Preis oder Erscheinungsjahr.',
  },
  search: { title: 'Alle Bücher' },
  login: { title: 'Anmelden' },
  register: { title: 'Registrieren' },
  forgotPassword: { title: 'Passwort vergessen?' },
  resetPassword: { title: 'Neues Passwort wählen' },
  confirmNewsletter: { title: 'Newsletter bestätigen' },
  unsubscribe: { title: 'Newsletter abbestellen' },
  cart: { title: 'Warenkorb' },
  checkout: { title: 'Kasse' },
  orders: { title: 'Ihre Bestellungen' },
  userDashboard: { title: 'Übersicht' },
  wishes: { title: 'Merkzettel' },
  account: { title: 'Kundenkonto' },
  bookNotFound: { title: 'Buch nicht gefunden' },
  pageNotFound: { title: 'Seite nicht gefunden' },
};
