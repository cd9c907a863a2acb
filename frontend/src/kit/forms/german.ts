import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { formTexts } from './texts.ts';

export const german: TextsOf<typeof formTexts> = {
  missing: 'Bitte füllen Sie dieses Feld aus.',
  wholeNumber: (min, max) => `Bitte geben Sie eine ganze Zahl von ${min} bis ${max} ein.`,
  name: 'Name',
  email: 'E-Mail-Adresse',
  emailLetters:
    'Bitte verwenden Sie vor dem @ nur Buchstaben ohne Akzente und Umlaute, Ziffern und die Zeichen . _ + -, weil die meisten Mailserver andere ablehnen.',
  phone: 'Telefon',
  phoneRule: 'Bitte geben Sie 5 bis 15 Ziffern an, gern mit einem + davor.',
  address: {
    street: ['Straße und Hausnummer', 'Bitte geben Sie Straße und Hausnummer an.'],
    city: ['Ort', 'Bitte geben Sie den Ort an.'],
    zipcode: ['Postleitzahl', 'Bitte geben Sie die Postleitzahl an.'],
    state: ['Bundesland / Region', 'Bitte geben Sie das Bundesland oder die Region an.'],
    country: ['Land', 'Bitte geben Sie das Land an.'],
  },
  chooseCountry: 'Bitte wählen Sie das Land.',
  choose: 'Bitte wählen',
  password: 'Passwort',
  currentPassword: 'Bisheriges Passwort',
  show: 'Anzeigen',
  hide: 'Verbergen',
  ofPassword: ': Passwort',
  change: 'Passwort ändern',
  changing: 'Wird geändert …',
  changed: 'Ihr Passwort ist geändert',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
};
