import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { secondFactorTexts } from './second-factor-texts.ts';

export const german: TextsOf<typeof secondFactorTexts> = {
  title: 'Zweiter Faktor',
  failed: 'Ihr zweiter Faktor konnte nicht geladen werden.',
  off: 'Mit einem zweiten Faktor braucht die Anmeldung zusätzlich einen Code aus einer App auf Ihrem Smartphone. Ein Passwort, das jemand herausgefunden hat, genügt dann nicht.',
  on: (day) => `Eingeschaltet seit ${day}: Die Anmeldung braucht zusätzlich einen Code Ihrer App.`,
  left: (count) =>
    count === 0
      ? 'Sie haben keine Wiederherstellungscodes mehr: Lassen Sie sich neue geben.'
      : `${count === 1 ? 'Einer' : count} Ihrer Wiederherstellungscodes ${count === 1 ? 'ist' : 'sind'} noch nicht benutzt.`,
  setUp: 'Zweiten Faktor einrichten',
  another: 'Andere App einrichten',
  draw: 'Neue Wiederherstellungscodes',
  drawTitle: 'Neue Wiederherstellungscodes erstellen?',
  drawText: 'Die alten funktionieren dann nicht mehr.',
  turnOff: 'Abschalten',
  turnOffTitle: 'Zweiten Faktor abschalten?',
  turnOffText:
    'Zur Anmeldung genügt dann Ihr Passwort. Alle anderen Sitzungen enden, und kein Gerät bleibt gemerkt.',
  turnedOff: 'Der zweite Faktor ist abgeschaltet',
  required: 'Dieser Shop verlangt einen zweiten Faktor, deshalb lässt er sich nicht abschalten.',
  cancel: 'Abbrechen',
  steps: {
    scan: 'Scannen Sie diesen Code mit einer App für Anmeldecodes, etwa der Ihres Smartphones oder einem Passwortmanager.',
    qrCode: 'QR-Code für die App',
    type: 'Oder tippen Sie diesen Schlüssel in die App:',
    code: 'Code, den die App zeigt',
    note: 'Er ist eingeschaltet, sobald Sie einen Code eingegeben haben. Alle Ihre anderen Sitzungen enden dann.',
    confirm: 'Einschalten',
    confirming: 'Wird geprüft …',
  },
  codes: {
    title: 'Ihre Wiederherstellungscodes',
    intro:
      'Wenn Ihr Smartphone verloren geht, meldet jeder dieser Codes Sie einmal an, statt eines Codes der App. Sie werden nur jetzt gezeigt: Speichern oder drucken Sie sie, und bewahren Sie sie nicht beim Smartphone auf.',
    copy: 'Kopieren',
    copied: 'Die Wiederherstellungscodes sind kopiert',
    copyFailed:
      'Die Codes ließen sich nicht kopieren: Bitte markieren und kopieren Sie sie selbst.',
    save: 'Als Datei speichern',
    fileName: 'wiederherstellungscodes.txt',
    done: 'Ich habe sie aufbewahrt',
  },
  signIn: {
    intro: 'Geben Sie den Code ein, den Ihre App gerade zeigt.',
    code: 'Code',
    recoveryIntro: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder funktioniert einmal.',
    recoveryCode: 'Wiederherstellungscode',
    useRecovery: 'Wiederherstellungscode benutzen',
    useApp: 'Code der App benutzen',
    remember: 'Dieses Gerät 30 Tage lang merken',
    back: 'Zurück',
    wrong: 'Dieser Code ist falsch oder wurde schon benutzt.',
    wrongHint:
      'Warten Sie auf den nächsten Code Ihrer App. Wird auch der abgelehnt, vergleichen Sie die Uhr Ihres Smartphones.',
    lost: 'Sie haben beides nicht? Ein Inhaber des Shops kann Ihren zweiten Faktor zurücksetzen; auf dem Server geht es mit „npm run admin -- reset-second-factor NAME“.',
  },
  confirm: {
    title: 'Bitte geben Sie einen Code ein',
    useCode: 'Stattdessen einen Code benutzen',
    usePassword: 'Stattdessen das Passwort benutzen',
  },
  devices: {
    title: 'Geräte, die keinen Code brauchen',
    times: (from, to) => `Gemerkt am ${from}, bis ${to}.`,
    forget: 'Vergessen',
    forgetting: 'Wird vergessen …',
    forgotten: (device) => `${device} braucht wieder einen Code.`,
    ofDevice: (device, from) => ` ${device}, gemerkt am ${from}`,
  },
  missing: {
    title: 'Bitte richten Sie Ihren zweiten Faktor ein',
    text: 'Dieser Shop verlangt ihn von allen, die hier arbeiten. Danach geht es sofort mit dem weiter, was Sie vorhatten.',
    later: 'Jetzt nicht',
  },
  reset: {
    has: 'Zweiter Faktor',
    hasNot: 'Kein zweiter Faktor',
    button: 'Zweiten Faktor zurücksetzen',
    title: (name) => `Zweiten Faktor von ${name} zurücksetzen?`,
    text: 'Die Person ist dann überall abgemeldet und meldet sich allein mit dem Passwort an, bis ein neuer eingerichtet ist. Vergewissern Sie sich, dass wirklich sie darum bittet.',
    done: (name) => `${name} hat keinen zweiten Faktor mehr`,
  },
  require: {
    label: 'Alle, die hier arbeiten, brauchen einen zweiten Faktor',
    hint: 'Wer keinen hat, richtet ihn ein, bevor etwas anderes möglich ist.',
    ownFirst: 'Richten Sie zuerst Ihren eigenen ein; dann können Sie ihn von allen verlangen.',
  },
};
