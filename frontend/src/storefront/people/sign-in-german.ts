import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { signInTexts } from './sign-in-texts.ts';

export const german: TextsOf<typeof signInTexts> = {
  welcome: 'Willkommen zurück',
  isNew: 'Neu bei uns?',
  create: 'Kundenkonto anlegen',
  hasAccount: 'Schon ein Kundenkonto?',
  notKept:
    'Ihr Browser lässt diesen Shop nichts speichern: Sie bleiben nur angemeldet, bis Sie die Seite schließen oder neu laden.',
  moment: 'Einen Moment, bitte.',
  popup: 'Bitte machen Sie in dem neuen Fenster weiter.',
  popupGone:
    'Bitte machen Sie in dem neuen Fenster weiter. Haben Sie es geschlossen, brechen Sie bitte hier ab.',
  forgot: 'Passwort vergessen?',
  or: 'oder',
  reasons: {
    checkout: 'Melden Sie sich an, um Ihre Bestellung abzuschließen. Ihr Warenkorb wartet.',
    guestOrder: 'Melden Sie sich mit der E-Mail-Adresse Ihrer Bestellung an.',
  },
  reasonsToRegister: {
    checkout:
      'Legen Sie ein Kundenkonto an, um Ihre Bestellung abzuschließen. Ihr Warenkorb wartet.',
    guestOrder:
      'Legen Sie ein Kundenkonto mit der E-Mail-Adresse Ihrer Bestellung an. Sobald Sie sie bestätigt haben, steht die Bestellung in Ihrem Konto.',
  },
  strengths: {
    weak: 'Zu leicht zu erraten.',
    fair: 'Gut. Länger wäre noch besser.',
    strong: 'Sicher.',
  },
  passwordRule: (least) =>
    `Mindestens ${least} Zeichen. Am besten ein paar Wörter, auf die niemand kommt.`,
  unreachable:
    'Die Anmeldung ist gerade nicht möglich. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten.',
  weak: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein längeres.',
  logInInstead:
    'Haben Sie mit dieser E-Mail-Adresse schon ein Kundenkonto, melden Sie sich bitte an.',
  useGoogle: 'Haben Sie sich früher über Google angemeldet, nutzen Sie den Google-Knopf unten.',
  popupBlocked:
    'Ihr Browser hat das neue Fenster blockiert. Bitte erlauben Sie es für diesen Shop und versuchen Sie es noch einmal.',
  googleExpired: 'Das hat zu lange gedauert. Bitte drücken Sie noch einmal auf den Google-Knopf.',
  googleUnreachable:
    'Google antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal oder nutzen Sie E-Mail-Adresse und Passwort.',
  hasPassword:
    'Mit dieser E-Mail-Adresse gibt es schon ein Kundenkonto. Melden Sie sich bitte mit dessen Passwort an.',
  usePassword: 'Bitte versuchen Sie es noch einmal oder nutzen Sie E-Mail-Adresse und Passwort.',
  badLink: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  wrongPassword: 'Dieses Passwort stimmt nicht.',
  badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  otherAccount: 'Das ist ein anderes Konto. Bitte wählen Sie das, mit dem Sie angemeldet sind.',
  taken:
    'Diese E-Mail-Adresse hat ein anderes Kundenkonto. Melden Sie sich dort an, oder wählen Sie eine andere Adresse.',
  confirmAgain:
    'Das ist schon etwas her. Bitte versuchen Sie es noch einmal und bestätigen Sie, dass Sie es sind.',
  disabled: 'Dieses Kundenkonto ist gesperrt. Bitte schreiben Sie uns.',
  notOffered: 'Das bieten wir hier nicht an. Bitte wählen Sie einen anderen Weg.',
  signedOut: 'Sie sind nicht mehr angemeldet. Bitte melden Sie sich noch einmal an.',
  unknown: 'Etwas ist schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  noAccounts: {
    text: 'In diesem Shop gibt es keine Kundenkonten: Sie bestellen einfach ohne.',
  },
  forgotPassword: {
    title: 'Passwort vergessen?',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Kundenkontos an. Sie erhalten einen Link, mit dem Sie ein neues Passwort wählen.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    mailed: {
      done: 'Gibt es zu dieser Adresse ein Kundenkonto, ist der Link unterwegs.',
      next: 'Er gilt eine Stunde. Bitte sehen Sie auch im Spam-Ordner nach.',
    },
    kept: {
      done: 'Dieser Shop läuft im Testbetrieb und verschickt keine E-Mails.',
      next: 'Gibt es zu dieser Adresse ein Kundenkonto, liegt der Link bei der Inhaberin oder dem Inhaber. Bitte fragen Sie danach; er gilt eine Stunde.',
    },
    send: 'Link senden',
    sending: 'Wird gesendet …',
    back: 'Zurück zur Anmeldung',
  },
  resetPassword: {
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
  },
};
