import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { frameTexts } from './texts.ts';

export const german: TextsOf<typeof frameTexts> = {
  dashboard: 'Dashboard',
  wishes: 'Merkzettel',
  account: 'Kundenkonto',
  yourAccount: 'Ihr Kundenkonto',
  inCart: 'Artikel im Warenkorb: ',
  home: 'Startseite',
  news: 'Neuigkeiten',
  services: 'Unser Service',
  about: 'Über uns',
  contact: 'Kontakt',
  shipping: 'Versand',
  privacy: 'Datenschutz',
  terms: 'AGB',
  imprint: 'Impressum',
  withdrawal: 'Widerrufsbelehrung',
  giftCards: 'Gutscheine',
  withdraw: 'Vertrag hier widerrufen',
  footer: 'Fußzeile',
  newsletter: 'Newsletter',
  payInCash: 'Sie zahlen bar, wenn Ihre Bücher ankommen.',
  search: 'Bücher suchen nach Titel, Autor, Genre oder ISBN',
  genres: 'Genres',
  moreGenres: 'Weitere Genres',
  newWindow: ' (öffnet ein neues Fenster)',
  notFound: {
    text: 'Diese Seite steht nicht in unseren Regalen.',
    which: 'Welches Buch suchen Sie?',
    search: 'Suchen',
  },
};
