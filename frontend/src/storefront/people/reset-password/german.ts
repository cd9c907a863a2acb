import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { resetTexts } from './texts.ts';

export const german: TextsOf<typeof resetTexts> = {
  title: 'Neues Passwort wählen',
  incomplete:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder fordern Sie einen neuen an.',
  newLink: 'Neuen Link anfordern',
  moment: 'Einen Moment, bitte.',
  done: 'Ihr Passwort ist geändert. Bitte melden Sie sich an.',
  forAccount: 'Für ',
  newPassword: 'Neues Passwort',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  verifyTitle: 'E-Mail-Adresse bestätigen',
  verified: 'Ihre E-Mail-Adresse ist bestätigt.',
  yourOrders: 'Ihre Bestellungen',
  cutOff:
    'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie in Ihrem Kundenkonto einen neuen an.',
  askAgain: 'Zum Kundenkonto',
  changeTitle: 'E-Mail-Adresse ändern',
  changedTo: 'Die E-Mail-Adresse Ihres Kundenkontos ist jetzt ',
  signInWithIt:
    'Verwenden Sie sie ab jetzt, wenn Sie sich mit Passwort anmelden. Alle Geräte sind abgemeldet.',
  changedBefore:
    'Haben Sie ihn schon einmal geöffnet, ist die Adresse geändert: Melden Sie sich mit der neuen an.',
  signInNow: 'Anmelden',
};
