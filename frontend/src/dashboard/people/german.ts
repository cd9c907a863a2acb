import { ADMIN_PASSWORD_MIN } from '@book-store/contract/text-limits';
import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { peopleTexts } from './texts.ts';

export const german: TextsOf<typeof peopleTexts> = {
  signIn: {
    username: 'Benutzername',
    notKept:
      'Ihr Browser lässt hier nichts speichern: Sie bleiben nur angemeldet, bis Sie diese Seite schließen oder neu laden.',
    tooMany: (minutes) =>
      `Zu viele Versuche. Sie können es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal versuchen.`,
  },
  session: {
    ends: (time) => `Ihre Sitzung endet um ${time} Uhr.`,
    canStay: 'Sie bleiben angemeldet, wenn Sie Ihr Passwort noch einmal eingeben.',
    explanation:
      'Geben Sie Ihr Passwort ein, um angemeldet zu bleiben. Auf dieser Seite geht nichts verloren.',
    stay: 'Angemeldet bleiben',
    checking: 'Wird geprüft …',
    notNow: 'Jetzt nicht',
    renewed: 'Sie bleiben angemeldet',
    signIn: 'Anmelden',
    continue: (typedIsKept) =>
      `${typedIsKept ? 'Was Sie eingegeben haben, bleibt erhalten. ' : ''}Melden Sie sich an, um dort weiterzumachen, wo Sie waren.`,
  },
  confirm: {
    title: 'Bitte geben Sie Ihr Passwort noch einmal ein',
    explanation:
      'Was Sie vorhaben, lässt sich nicht ohne Weiteres rückgängig machen. Danach geht es sofort weiter.',
    goOn: 'Weiter',
    checking: 'Wird geprüft …',
    cancel: 'Abbrechen',
  },
  customers: {
    title: 'Kunden',
    count: (count) => counted(count, 'Kunde', 'Kunden'),
    sort: 'Kunden sortieren',
    sorts: {
      recent: 'Letzte Bestellung zuerst',
      sum: 'Höchste Summe zuerst',
      orders: 'Meiste Bestellungen zuerst',
      name: 'Nach Namen',
    },
    export: 'Als CSV exportieren',
    search: 'Kunden suchen',
    searchHint: 'Name, E-Mail oder Telefon',
    failed: 'Die Kunden konnten nicht geladen werden.',
    none: 'Noch keine Kunden. Sie erscheinen hier mit ihrer ersten Bestellung.',
    noMatches: 'Keine passenden Kunden.',
    all: 'Alle Kunden anzeigen',
    customer: 'Kunde',
    phone: 'Telefon',
    lastOrder: 'Letzte Bestellung',
    orders: 'Bestellungen',
    sum: 'Summe',
    orderCount: (count) => counted(count, 'Bestellung', 'Bestellungen'),
    guest: 'Gast',
  },
  eraseAddress: {
    title: 'Daten zu einer E-Mail-Adresse löschen',
    about:
      'Wer ohne Kundenkonto auf ein Buch wartet, Sie etwas gefragt hat oder den Newsletter bekommt, kann das von Ihnen verlangen. Wer ein Kundenkonto hat, löscht es auf dessen Seite.',
    email: 'E-Mail-Adresse',
    missing: 'Bitte geben Sie die E-Mail-Adresse ein.',
    erase: 'Löschen',
    erasing: 'Wird gelöscht …',
    erased: 'Die Daten sind gelöscht',
    question: (email) => `Die Daten zu ${email} löschen?`,
    gone: 'Fragen, vorgemerkte Bücher, Newsletter und E-Mails zu dieser Adresse sind endgültig gelöscht. Bestellungen ohne Kundenkonto bleiben ohne die E-Mail-Adresse erhalten, Name und Anschrift so lange, wie das Gesetz es verlangt.',
  },
  customer: {
    title: 'Kunde',
    all: 'Alle Kunden',
    failed: 'Dieser Kunde konnte nicht geladen werden.',
    orders: 'Bestellungen',
    ordersFailed: 'Die Bestellungen konnten nicht geladen werden.',
    sum: 'Summe',
    lastOrder: 'Letzte Bestellung',
    note: 'Die Summe enthält keine stornierten und keine nicht angenommenen Bestellungen. Name, E-Mail-Adresse und Telefonnummer sind die der letzten Bestellung.',
    guestNote:
      'Dieser Kunde bestellt ohne Kundenkonto, deshalb können nur Sie seine Daten löschen.',
    erase: 'Daten löschen',
    erasing: 'Wird gelöscht …',
    erased: 'Die Daten sind gelöscht',
    question: {
      title: (name) => `Die Daten von ${name} löschen?`,
      text: 'Die Bestellungen bleiben ohne die E-Mail-Adresse erhalten, Name und Anschrift so lange, wie das Gesetz es verlangt. E-Mails und Links sind endgültig gelöscht.',
      erase: 'Löschen',
    },
  },
  profile: {
    failed: 'Ihre Einstellungen konnten nicht geladen werden.',
    title: 'Ihr Profil',
    name: 'Name',
    role: 'Funktion',
    roleHint: 'Steht im Dashboard unter Ihrem Namen.',
    what: 'Ihr Profil',
    save: 'Profil speichern',
    saved: 'Ihr Profil ist gespeichert',
    pictureSaved: 'Ihr Bild ist gespeichert.',
    pictureRemoved: 'Ihr Bild ist entfernt.',
  },
  security: {
    failed: 'Ihre Einstellungen konnten nicht geladen werden.',
    password: 'Ihr Passwort',
    rule: `Mindestens ${ADMIN_PASSWORD_MIN} Zeichen, die schwer zu erraten sind.`,
    newPassword: 'Neues Passwort',
    repeated: 'Neues Passwort wiederholen',
    notTheSame: 'Die Passwörter stimmen nicht überein.',
    activity: 'Protokoll',
    activityNote: 'Jede Änderung wird festgehalten: wer wann was geändert hat.',
    showActivity: 'Protokoll anzeigen',
    sessions: 'Wo Sie angemeldet sind',
    sessionsFailed: 'Ihre Sitzungen konnten nicht geladen werden.',
    device: (browser, system) =>
      `${browser === 'Unknown browser' ? 'Unbekannter Browser' : browser}${system ? ` ${/^iP/.test(system) ? 'auf' : 'unter'} ${system}` : ''}`,
    ended: (device) => `Die Sitzung (${device}) ist beendet.`,
    thisBrowser: 'Dieser Browser. ',
    times: (from, to) => `Angemeldet um ${from} Uhr, endet um ${to} Uhr.`,
    network: (network) => `Aus dem Netz ${network}.`,
    end: 'Sitzung beenden',
    ending: 'Wird beendet …',
    ofSession: (device, from) => `: ${device}, angemeldet um ${from} Uhr`,
  },
};
