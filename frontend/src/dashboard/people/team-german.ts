import { ADMIN_PASSWORD_MIN } from '@book-store/contract/text-limits';
import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { teamTexts } from './team-texts.ts';

export const german: TextsOf<typeof teamTexts> = {
  roles: { owner: 'Inhaber', staff: 'Personal' },
  ownersOnly: 'Das sehen und ändern nur Inhaberinnen und Inhaber.',
  people: {
    intro:
      'Inhaberinnen und Inhaber dürfen alles, das Personal alles außer den Einstellungen und dem, was auf dieser Seite steht. Das Protokoll sagt, wer was geändert hat.',
    failed: 'Die Personen konnten nicht geladen werden.',
    you: 'Sie selbst',
    username: (name) => `Benutzername: ${name}`,
    noEmail: 'Keine E-Mail-Adresse',
    sessions: (count) =>
      count === 0 ? 'Nicht angemeldet' : `Angemeldet in ${counted(count, 'Browser', 'Browsern')}`,
    lastUsed: 'Zuletzt benutzt',
    makeOwner: 'Zum Inhaber machen',
    makeStaff: 'Zum Personal machen',
    showSessions: 'Wo die Person angemeldet ist',
    hideSessions: 'Sitzungen ausblenden',
    endSessions: 'Alle Sitzungen beenden',
    passwordLink: 'Link für ein neues Passwort',
    remove: 'Entfernen',
    more: (name) => `${name}: `,
    changing: 'Wird gespeichert …',
    roleTitle: (name, role) => `Neue Rolle von ${name}: ${role}?`,
    roleText: 'Die Person wird überall abgemeldet und muss sich neu anmelden.',
    roleChanged: (name) => `${name} hat eine neue Rolle`,
    removeTitle: (name) => `${name} entfernen?`,
    removeText:
      'Die Person wird sofort abgemeldet und kann sich nicht mehr anmelden. Was sie getan hat, bleibt.',
    removed: (name) => `${name} wurde entfernt`,
    sessionsEnded: (name) => `${name} ist überall abgemeldet`,
  },
  invite: {
    title: 'Jemanden einladen',
    role: 'Rolle',
    email: 'E-Mail-Adresse',
    emailHint: 'Ohne Adresse erhalten Sie einen Link, den Sie selbst weitergeben.',
    noMails: 'Dieser Shop verschickt keine Mails: Sie erhalten einen Link zum Weitergeben.',
    send: 'Einladen',
    sending: 'Wird eingeladen …',
    mailed: (email) => `Die Einladung ist unterwegs an ${email}`,
    open: 'Offene Einladungen',
    by: (name) => `Eingeladen von ${name}`,
    withoutEmail: 'Über einen Link',
    until: 'Bis',
    withdraw: 'Zurückziehen',
    withdrawn: 'Die Einladung wurde zurückgezogen',
  },
  link: {
    invitation:
      'Geben Sie diesen Link an die Person weiter, die Sie einladen möchten. Er funktioniert einmal, einen Tag lang, und wird nur jetzt angezeigt.',
    password: (name) =>
      `Geben Sie diesen Link an ${name} weiter. Er funktioniert einmal, einen Tag lang, und wird nur jetzt angezeigt.`,
    copy: 'Link kopieren',
    copied: 'Der Link wurde kopiert',
    copyFailed:
      'Der Link konnte nicht kopiert werden: Bitte markieren und kopieren Sie ihn selbst.',
    done: 'Fertig',
  },
  open: {
    failed: 'Der Link konnte nicht geöffnet werden.',
    dead: 'Dieser Link funktioniert nicht mehr',
    deadText:
      'Er wurde schon benutzt oder zurückgezogen, oder seine Zeit ist um. Wenn Sie eingeladen wurden, bitten Sie eine Inhaberin oder einen Inhaber um eine neue Einladung.',
    invitationTitle: 'Willkommen',
    invitation: {
      owner:
        'Sie sind als Inhaberin oder Inhaber eingeladen. Legen Sie fest, wie Sie sich anmelden werden.',
      staff: 'Sie sind als Personal eingeladen. Legen Sie fest, wie Sie sich anmelden werden.',
    },
    signedIn:
      'In diesem Browser ist schon jemand im Dashboard angemeldet. Um sich mit einem anderen Zugang anzumelden, melden Sie sich dort zuerst ab.',
    accept: 'Einladung annehmen',
    passwordTitle: 'Neues Passwort festlegen',
    password: (username) => `Für ${username}. Alle Sitzungen dieses Zugangs enden dann.`,
    save: 'Passwort speichern',
    emailTitle: 'E-Mail-Adresse bestätigen',
    email: (username, email) => `${email} wird die Adresse von ${username}.`,
    confirm: 'Diese Adresse verwenden',
    saving: 'Wird gespeichert …',
    username: 'Benutzername',
    newPassword: 'Passwort',
    rule: `Mindestens ${ADMIN_PASSWORD_MIN} Zeichen, die schwer zu erraten sind.`,
    accepted: 'Sie können sich jetzt anmelden',
    passwordSaved: 'Ihr neues Passwort ist gespeichert',
    emailSaved: 'Ihre E-Mail-Adresse ist bestätigt',
    toSignIn: 'Zur Anmeldung',
    askAgain: 'Link für ein neues Passwort anfordern',
  },
  forgotten: {
    link: 'Passwort vergessen?',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Zugangs zum Dashboard ein. Wenn sie bekannt ist und der Shop Mails verschickt, erhalten Sie einen Link für ein neues Passwort.',
    email: 'E-Mail-Adresse',
    send: 'Link anfordern',
    sending: 'Wird angefordert …',
    sent: 'Wenn diese Adresse bekannt ist, ist eine Mail unterwegs. Der Link funktioniert eine Stunde lang.',
    otherwise:
      'Es kommt nichts an? Bitten Sie eine Inhaberin oder einen Inhaber um einen Link, oder setzen Sie auf dem Server mit „npm run admin -- passwd NAME“ ein neues Passwort.',
    back: 'Zurück zur Anmeldung',
  },
  ownEmail: {
    title: 'Ihre E-Mail-Adresse',
    intro:
      'Dorthin kommen Links für ein neues Passwort und Nachrichten über Änderungen an Ihrem Zugang.',
    label: 'E-Mail-Adresse',
    hint: 'Leer lassen, wenn Sie keine angeben möchten.',
    save: 'Adresse speichern',
    saving: 'Wird gespeichert …',
    saved: 'Ihre E-Mail-Adresse wurde gespeichert',
    mailed: (email) => `Bitte bestätigen Sie sie mit dem Link in der Mail an ${email}`,
  },
  rules: {
    title: 'Was der Shop verlangt',
    what: 'was der Shop verlangt',
    failed: 'Was der Shop verlangt, konnte nicht geladen werden.',
    label: 'Rückzahlungen und Gutscheine: nach dem Passwort fragen ab mehr als',
    explanation:
      'Wer mehr als das zurückzahlt oder auf Gutscheine gibt, auf einmal oder in Teilen, gibt noch einmal das Passwort ein, außer wenn das in den letzten fünf Minuten geschehen ist.',
    save: 'Regeln speichern',
    saved: 'Die Regeln wurden gespeichert',
  },
};
