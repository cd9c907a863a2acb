import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { withdrawTexts } from './texts.ts';

export const german: TextsOf<typeof withdrawTexts> = {
  intro:
    'Sie können Ihre Bestellung innerhalb von 14 Tagen, nachdem Sie das letzte Buch erhalten haben, ohne Angabe von Gründen widerrufen. Ein Kundenkonto brauchen Sie dafür nicht.',
  number: 'Bestellnummer',
  numberHint: (example) => `Sie steht in unseren E-Mails, zum Beispiel ${example}.`,
  numberMissing: 'Bitte geben Sie die Bestellnummer an.',
  nameMissing: 'Bitte geben Sie Ihren Namen an.',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  emailHint: 'An diese Adresse schicken wir die Eingangsbestätigung.',
  books: 'Welche Bücher?',
  booksHint: 'Leer lassen, um die ganze Bestellung zu widerrufen.',
  next: 'Weiter',
  check: 'Bitte prüfen Sie Ihre Angaben',
  allBooks: 'Die ganze Bestellung',
  confirm: 'Widerruf bestätigen',
  confirming: 'Wird gesendet …',
  back: 'Angaben ändern',
  done: 'Ihr Widerruf ist bei uns eingegangen',
  received: (time) => `Eingegangen: ${time}.`,
  receipt: (email) => `Die Eingangsbestätigung geht an ${email}.`,
};
