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
  verifyAsk: 'Mit dem Knopf bestätigen Sie die E-Mail-Adresse Ihres Kundenkontos: ',
  verifyButton: 'Adresse bestätigen',
  verifyOther:
    'Wer dieses Kundenkonto angelegt hat, behält das Passwort. Wenn Sie es nicht waren, wählen Sie stattdessen ein neues Passwort.',
  verified: 'Ihre E-Mail-Adresse ist bestätigt.',
  yourOrders: 'Ihre Bestellungen',
  cutOff:
    'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie in Ihrem Kundenkonto einen neuen an.',
  askAgain: 'Zum Kundenkonto',
  changeTitle: 'E-Mail-Adresse ändern',
  changeAsk: 'Mit dem Knopf verwenden Sie für Ihr Kundenkonto ab jetzt diese E-Mail-Adresse: ',
  changeButton: 'Diese Adresse verwenden',
  changeOther:
    'Wer darum gebeten hat, behält das Passwort des Kundenkontos. Wenn Sie es nicht waren, schließen Sie diese Seite: Es ändert sich nichts.',
  changedTo: 'Die E-Mail-Adresse Ihres Kundenkontos ist jetzt ',
  signInWithIt:
    'Verwenden Sie sie ab jetzt, wenn Sie sich mit Passwort anmelden. Alle Geräte sind abgemeldet.',
  changedBefore:
    'Haben Sie ihn schon einmal verwendet, ist die Adresse geändert: Melden Sie sich mit der neuen an.',
  signInNow: 'Anmelden',
};
