import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { discountTexts } from './texts.ts';

export const german: TextsOf<typeof discountTexts> = {
  summary: 'Rabattcode einlösen',
  label: 'Rabattcode',
  apply: 'Einlösen',
  remove: 'Entfernen',
  checking: 'Der Code wird geprüft …',
  applied: (code) => `Der Code ${code} wird angerechnet.`,
  afterwards: 'Mit Rabatt',
  failed: 'Der Code konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  refusals: {
    unknown: () => 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
    'not-yet': (day) => `Dieser Code gilt ab dem ${day}.`,
    expired: () => 'Dieser Code ist abgelaufen.',
    'used-up': () => 'Dieser Code ist aufgebraucht.',
    'used-by-you': () => 'Diesen Code haben Sie schon eingelöst.',
    minimum: (_day, minimum) => `Dieser Code gilt ab einem Bücherwert von ${minimum}.`,
    'not-these-books': () => 'Dieser Code gilt nicht für die Bücher in Ihrem Warenkorb.',
  },
};
