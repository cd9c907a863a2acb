import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { messagesTexts } from './texts.ts';

export const german: TextsOf<typeof messagesTexts> = {
  news: {
    failed: 'Dieser Beitrag konnte nicht geladen werden.',
    more: 'Weitere Neuigkeiten',
    all: 'Alle Neuigkeiten ansehen',
    listFailed: 'Die Neuigkeiten konnten nicht geladen werden.',
    none: 'Zurzeit gibt es keine Neuigkeiten.',
    pageOf: (title, page) => `${title}, Seite ${page}`,
  },
  ask: {
    button: 'Fragen Sie uns nach diesem Buch',
    failed:
      'Das Formular konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  subscribe: {
    subscribing: 'Wird abonniert …',
    confirmFirst:
      'Vielen Dank. Bitte bestätigen Sie noch: Wir haben Ihnen eine E-Mail mit einem Link geschickt.',
    thanks: 'Vielen Dank für Ihr Abonnement.',
    privacy: ['Höchstens eine E-Mail pro Woche. Näheres in unserer ', 'Datenschutzerklärung', '.'],
  },
};
