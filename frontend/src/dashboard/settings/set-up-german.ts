import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { setUpTexts } from './set-up-texts.ts';

export const german: TextsOf<typeof setUpTexts> = {
  title: 'Ihren Shop eröffnen',
  demoTitle: 'Die Beispieldaten',
  titleInSettings: 'Den Shop einrichten',
  steps: {
    shop: { name: 'Ihr Shop', text: 'Ihr Name, und wie Kunden Sie erreichen.' },
    country: {
      name: 'Land und Währung',
      text: 'Wo Sie sind, und die Währung Ihrer Preise: US-Dollar, bis Sie sie festlegen.',
    },
    tax: {
      name: 'Steuer und Rechnungen',
      text: 'Die Steuersätze, die in Ihren Preisen enthalten sind, und Ihre Angaben auf Rechnungen.',
    },
    storefront: {
      name: 'Ladenansicht',
      text: 'Auf Deutsch, oder in schlichtem Englisch mit weniger Dialogen.',
    },
    delivery: { name: 'Versand', text: 'Was er kostet und wie lange er dauert.' },
    payments: {
      name: 'Zahlungsarten',
      text: 'Kunden zahlen bar, bis Sie sie festlegen.',
    },
    law: {
      name: 'Was das Gesetz verlangt',
      text: 'Impressum, Widerrufsrecht und alles Weitere, soweit der Shop es selbst feststellen kann.',
    },
    mail: {
      name: 'E-Mails',
      text: 'Noch gibt es keinen Mailserver: E-Mails werden nur aufbewahrt und nicht verschickt. Wer den Server betreibt, setzt SMTP_URL und MAIL_FROM.',
    },
    backups: {
      name: 'Sicherungen',
      text: 'Es gibt noch keine, oder die letzte ist fehlgeschlagen.',
    },
    catalogue: {
      name: 'Ihre Bücher',
      text: 'Legen Sie sie einzeln an, oder alle auf einmal aus einer Datei.',
    },
    firstOrder: {
      name: 'Die erste Bestellung',
      text: 'Bestellen Sie eines Ihrer Bücher, um zu sehen, was Ihre Kunden sehen.',
    },
  },
  importFile: 'Datei importieren',
  done: '(erledigt)',
  missing: (parts) => `Es fehlen noch: ${parts}.`,
  contact: {
    address: 'Anschrift',
    phone: 'Telefonnummer',
    email: 'E-Mail-Adresse',
    openingHours: 'Öffnungszeiten',
  },
  hide: 'Ausblenden',
  hidden: 'Sie finden das in den Einstellungen wieder.',
  showAgain: 'Liste wieder anzeigen',
  shownAgain: 'Die Liste steht wieder in der Übersicht',
  removeDemo: 'Beispieldaten entfernen …',
  questions: {
    books: {
      title: (count) => `${counted(count, 'Beispielbuch', 'Beispielbücher')} löschen?`,
      text: 'Sie sind noch so, wie sie mitgeliefert wurden. Ihre eigenen Bücher bleiben.',
    },
    orders: {
      title: (count) => `${counted(count, 'Probebestellung', 'Probebestellungen')} löschen?`,
      text: 'Sie enthalten nur Beispielbücher und wurden aufgegeben, bevor Sie ein eigenes Buch hatten. Alle anderen Bestellungen bleiben.',
    },
    news: {
      title: (count) =>
        `${counted(count, 'mitgelieferte Neuigkeit', 'mitgelieferte Neuigkeiten')} löschen?`,
      text: 'Sie sind noch so, wie sie mitgeliefert wurden. Ihre eigenen Neuigkeiten bleiben.',
    },
  },
  changedBooksStay: (count) =>
    count === 1
      ? 'Ein Buch, das Sie geändert haben, bleibt.'
      : `${counted(count, 'Buch', 'Bücher')}, die Sie geändert haben, bleiben.`,
  delete: 'Löschen',
  keep: 'Behalten',
  deleted: (count) => `${counted(count, 'Eintrag', 'Einträge')} der Beispieldaten gelöscht`,
};
