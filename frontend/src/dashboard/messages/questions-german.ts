import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { questionsTexts } from './questions-texts.ts';

export const german: TextsOf<typeof questionsTexts> = {
  title: 'Fragen',
  mail: 'E-Mails',
  about:
    'Was Besucher fragen: nach einem Buch oder über das Formular der Kontaktseite. Wem die Adresse gehört, hat niemand geprüft, bis jemand darauf antwortet.',
  noServer:
    'Ohne Mailserver wird eine Antwort nur unter E-Mails aufbewahrt und nicht gesendet. Bitte schreiben Sie aus Ihrem eigenen E-Mail-Programm an die Adresse.',
  count: (count) => counted(count, 'Frage', 'Fragen'),
  byState: 'Fragen nach Stand',
  states: { open: 'Offen', answered: 'Beantwortet', closed: 'Geschlossen' },
  all: 'Alle',
  loading: 'Fragen werden geladen …',
  failed: 'Die Fragen konnten nicht geladen werden.',
  none: 'Bisher hat niemand etwas gefragt.',
  nothingHere: 'Solche Fragen gibt es nicht.',
  showAll: 'Alle Fragen zeigen',
  kinds: { book: 'Fragt nach einem Buch', contact: 'Hat dem Shop geschrieben' },
  somebody: 'Jemand',
  asked: (time) => `Gefragt ${time}`,
  inShop: 'Das Buch im Shop',
  order: (number) => `Bestellung ${number}`,
  answeredBy: (by, time) => `Beantwortet von ${by}, ${time}`,
  withBook: 'Mit einem Link zu ',
  answer: 'Antworten',
  answerAgain: 'Noch einmal schreiben',
  yourAnswer: 'Ihre Antwort',
  answerHint: (email) =>
    `Sie geht per E-Mail an ${email}, mit Namen und Anschrift des Shops darunter. Antworten darauf kommen an die E-Mail-Adresse des Shops.`,
  answerMissing: 'Bitte geben Sie Ihre Antwort ein.',
  linkTo: 'Ein Buch, auf das die E-Mail verweisen soll, falls es eines gibt',
  linked: 'Die E-Mail verweist auf ',
  unlink: 'Link entfernen',
  send: 'Antwort senden',
  sending: 'Wird gesendet …',
  sent: 'Die Antwort ist unterwegs',
  kept: 'Die Antwort liegt unter E-Mails',
  close: 'Schließen',
  reopen: 'Wieder öffnen',
  closed: 'Die Frage ist geschlossen',
  reopened: 'Die Frage ist wieder offen',
  delete: 'Löschen',
  of: (name) => `: Frage von ${name}`,
  question: {
    title: 'Diese Frage löschen?',
    text: 'Ihre Antworten gehen mit und lassen sich nicht zurückholen.',
    delete: 'Frage löschen',
  },
  deleted: 'Die Frage ist gelöscht',
};
