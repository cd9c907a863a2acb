import { CANCEL_UNCONFIRMED_DAYS } from '@book-store/contract/people/account/account-limits';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { settingsTexts } from './texts.ts';

export const german: TextsOf<typeof settingsTexts> = {
  title: 'Einstellungen',
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  tabs: {
    shop: 'Shop',
    delivery: 'Versand',
    payments: 'Zahlungsarten',
    country: 'Land',
    tax: 'Steuern',
    genres: 'Genres',
    law: 'Recht',
    pages: 'Seiten',
    people: 'Personen',
    backups: 'Sicherungen',
    profile: 'Ihr Profil',
    security: 'Sicherheit',
  },
  shop: {
    title: 'Der Shop',
    what: 'die Angaben zum Shop',
    save: 'Angaben speichern',
    saved: 'Die Angaben zum Shop sind gespeichert',
    name: 'Name des Shops',
    logo: 'Logo',
    logoHint:
      'Mindestens 64 Pixel hoch. Neben einem Logo, das mindestens doppelt so breit wie hoch ist, steht der Name nicht noch einmal.',
    description: 'In einem Satz',
    descriptionHint: 'Für Suchmaschinen und die Vorschau von Links.',
    phone: 'Telefon',
    email: 'E-Mail-Adresse',
    emailRule: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    address: 'Anschrift',
    openingHours: 'Öffnungszeiten',
    networks: 'Soziale Netzwerke',
    networksHint:
      'Jedes Netzwerk, für das Sie eine Adresse eintragen, steht unten auf jeder Seite. Die Adresse beginnt mit https://.',
    otherNetworks: 'Weitere Netzwerke',
    networkRule: 'Bitte geben Sie eine vollständige Adresse an, die mit https:// beginnt.',
  },
  banner: {
    title: 'Banner der Startseite',
    what: 'das Banner',
    save: 'Banner speichern',
    saved: 'Das Banner ist gespeichert',
    heading: 'Überschrift',
    text: 'Text',
    button: 'Schaltfläche',
    buttonLink: 'Die Schaltfläche führt zu',
    buttonLinkHint:
      'Einer Seite Ihres Shops wie /genres/horror oder einer Adresse mit https://. Leer: zum Newsletter.',
  },
  storefront: {
    title: 'Ladenansicht',
    what: 'die Ladenansicht',
    save: 'Ladenansicht speichern',
    saved: 'Die Ladenansicht ist gespeichert',
    words: 'Sprache und Feinheiten',
    wordsHint:
      'Schlichtes Englisch: einfache Worte, kurze Hinweise statt Dialogen, Bestellnummern statt IDs und kein Wartezeichen beim ersten Besuch. Das gilt auch auf Deutsch; Ihre eigenen Texte bleiben, wie Sie sie schreiben.',
    names: {
      specified: 'Englisch nach Vorgabe',
      refined: 'Schlichtes Englisch',
      german: 'Deutsch',
    },
    severalCopies: 'Kunden können von einem Buch mehrere Exemplare auf einmal bestellen',
    guestOrders: 'Kunden können ohne Kundenkonto bestellen',
    noAccounts:
      'Kundenkonten gibt es nicht: Die Anwendung wurde mit SIGN_IN=off gestartet, deshalb bestellen alle als Gast.',
    confirmHours: 'Frist zum Bestätigen einer Bestellung, in Stunden',
    confirmHoursHint: `Gäste und Kunden mit unbestätigter E-Mail-Adresse bestätigen eine Bestellung, die sie erst später bezahlen, über einen Link in einer E-Mail. So lange sind die Bücher zurückgelegt; danach sind sie wieder im Verkauf, und die Bestellung bleibt noch ${CANCEL_UNCONFIRMED_DAYS} Tage „Nicht bestätigt“, bevor sie storniert wird. Ohne Mailserver muss keine Bestellung bestätigt werden.`,
    returns: 'Kunden können eine Rücksendung anmelden',
    returnDays: 'Tage nach der Zustellung, um eine Rücksendung anzumelden',
    returnDaysHint:
      'Sie selbst können auf der Seite einer Bestellung jederzeit eine Rücksendung anlegen.',
    orderPrefix: 'Kürzel vor den Bestellnummern',
    orderPrefixRule:
      'Bitte verwenden Sie Buchstaben von A bis Z und Bindestriche, am Anfang einen Buchstaben.',
    orderPrefixHint: (example) =>
      `Alle Bestellungen bekommen Nummern wie ${example}, auch die bisherigen. Die Suche findet weiter die Nummern, die mit anderen Buchstaben gedruckt wurden.`,
  },
  retention: {
    title: 'Personenbezogene Daten in Bestellungen',
    what: 'die Fristen',
    save: 'Fristen speichern',
    saved: 'Die Fristen sind gespeichert',
    explanation:
      'Einige Zeit nach der Zustellung oder dem Ende einer Bestellung werden die personenbezogenen Daten darin gelöscht. Sie lassen sich dann nur noch aus einer Sicherung wiederherstellen.',
    names: 'Jahre, bis Name und Anschrift gelöscht werden',
    namesHint: 'So lange, wie das Finanzamt sie verlangen kann: in vielen Ländern zehn Jahre.',
    contacts: 'Monate, bis Telefonnummer und Notizen gelöscht werden',
    contactsHint: 'So lange, wie Kunden mit Fragen zurückkommen.',
  },
  pages: {
    nav: 'Seiten',
    failed: 'Die Texte konnten nicht geladen werden.',
    text: 'Text',
    what: 'diesen Text',
    save: 'Seite speichern',
    saved: (title) => `„${title}“ ist gespeichert`,
    own: (page) =>
      `Auf der Seite ${page} steht Ihr Text. Leeren Sie das Feld, damit dort wieder der übliche Text steht.`,
    ownOnly: (page) =>
      `Auf der Seite ${page} steht Ihr Text. Leeren Sie das Feld, damit es die Seite nicht mehr gibt.`,
    usual: (page) =>
      `Auf der Seite ${page} steht der übliche Text, bis Sie einen eigenen schreiben.`,
    nothing: (page) => `Die Seite ${page} gibt es erst, wenn Sie einen Text schreiben.`,
    toFillIn: (placeholders) =>
      `Auszufüllen, bevor diese Seite veröffentlicht werden kann: ${placeholders}`,
    template: 'Mit einer Vorlage beginnen',
    templateHint:
      'Ergänzen Sie, was in Klammern steht, und lassen Sie den Text von jemandem prüfen, der das Recht Ihres Landes kennt.',
  },
};
