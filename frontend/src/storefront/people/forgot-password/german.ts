import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { forgotTexts } from './texts.ts';

export const german: TextsOf<typeof forgotTexts> = {
  title: 'Passwort vergessen?',
  intro:
    'Geben Sie die E-Mail-Adresse Ihres Kundenkontos an. Sie erhalten einen Link, mit dem Sie ein neues Passwort wählen.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  mailed: {
    done: 'Gibt es zu dieser Adresse ein Kundenkonto, ist der Link unterwegs.',
    next: 'Er gilt eine Stunde. Bitte sehen Sie auch im Spam-Ordner nach.',
  },
  kept: {
    done: 'Diese Buchhandlung läuft im Testbetrieb und verschickt keine E-Mails.',
    next: 'Gibt es zu dieser Adresse ein Kundenkonto, liegt der Link bei der Inhaberin oder dem Inhaber. Bitte fragen Sie danach; er gilt eine Stunde.',
  },
  send: 'Link senden',
  sending: 'Wird gesendet …',
  back: 'Zurück zur Anmeldung',
};
