import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { accountTexts } from './account-texts.ts';

export const german: TextsOf<typeof accountTexts> = {
  title: 'Kundenkonto',
  signedInAs: (address) => `Angemeldet als ${address}`,
  unverified: 'E-Mail-Adresse bestätigen',
  whyVerify:
    'Sobald diese Adresse bestätigt ist, finden Sie hier auch die Bestellungen, die Sie damit als Gast aufgegeben haben.',
  verification: {
    send: 'Link anfordern',
    again: 'Neuen Link anfordern',
    mailed: 'Der Link ist zu Ihnen unterwegs. Er funktioniert eine Stunde lang.',
    kept: 'Wir verschicken keine E-Mails. Bitte fragen Sie uns nach dem Link.',
  },
  password: 'Passwort',
  noPassword: 'Sie melden sich über Google an, deshalb gibt es hier kein Passwort.',
  newPassword: 'Neues Passwort',
  signsOut: 'Ein neues Passwort meldet alle Ihre anderen Geräte ab.',
  email: 'E-Mail-Adresse',
  change: {
    intro:
      'Wir schicken einen Link an die neue Adresse. Haben Sie sie dort bestätigt, melden Sie sich mit dieser Adresse an; Ihre Bestellungen bleiben in Ihrem Kundenkonto.',
    introGoogle:
      'Wir schicken einen Link an die neue Adresse. Haben Sie sie dort bestätigt, gehen unsere E-Mails dorthin. Sie melden sich weiterhin mit demselben Google-Konto an.',
    newEmail: 'Neue E-Mail-Adresse',
    same: 'Das ist schon die Adresse Ihres Kundenkontos.',
    send: 'E-Mail-Adresse ändern',
    mailed: {
      done: (address) => `Der Link ist an ${address} unterwegs.`,
      next: 'Er funktioniert eine Stunde lang; bis Sie ihn öffnen, ändert sich nichts. Kein Link? Bitte prüfen Sie die Adresse und Ihren Spam-Ordner. Eine Adresse, zu der es schon ein Kundenkonto gibt, erhält keinen.',
    },
    kept: {
      done: (address) =>
        `Wir verschicken keine E-Mails. Bitte fragen Sie uns nach dem Link für ${address}.`,
      next: 'Er funktioniert eine Stunde lang; bis Sie ihn öffnen, ändert sich nichts. Für eine Adresse, zu der es schon ein Kundenkonto gibt, gibt es keinen.',
    },
  },
  data: 'Ihre Daten',
  about:
    'Eine Datei mit allem, was wir über Sie speichern: Ihre Angaben, Warenkorb und Merkzettel, Ihre Bestellungen und die E-Mails, die wir Ihnen dazu geschickt haben. Ist Ihre E-Mail-Adresse bestätigt, enthält sie auch Ihr Newsletter-Abonnement, Ihre Fragen an uns und alle anderen E-Mails an diese Adresse.',
  preparing: 'Wird vorbereitet …',
  download: 'Daten herunterladen',
  fileName: 'meine-daten.json',
  deletion: 'Kundenkonto löschen',
  consequences: [
    'Sie können sich nicht mehr anmelden und Ihre Bestellungen hier nicht mehr sehen.',
    'Ihre gespeicherten Angaben, Ihr Warenkorb und Ihr Merkzettel werden gelöscht.',
    'Bestellungen, die noch nicht angekommen sind, werden trotzdem geliefert.',
    'In den Bestellungen bleiben Name und Adresse, weil wir sie aufbewahren müssen. Ihre E-Mail-Adresse wird sofort daraus entfernt, Ihre Telefonnummer, sobald die Bücher angekommen sind.',
    'Ist Ihre E-Mail-Adresse bestätigt, endet auch das Newsletter-Abonnement, und Ihre Fragen an uns werden gelöscht. Sonst nutzen Sie bitte den Link im Newsletter.',
  ],
  toConfirm: 'Damit wir wissen, dass Sie es sind.',
  byGoogle:
    'Sie melden sich über Google an. In einem eigenen Fenster werden Sie gebeten, das noch einmal zu tun.',
  passwordFirst:
    'Sie haben sich über Google angemeldet, was dieser Shop nicht mehr anbietet. Legen Sie ein Passwort fest und melden Sie sich damit an, dann geht es hier weiter.',
  choosePassword: 'Passwort festlegen',
  deleteIt: 'Kundenkonto löschen',
  sure: 'Kundenkonto wirklich löschen?',
  warning:
    'Sie können sich danach nicht mehr anmelden und Ihre Bestellungen nicht mehr sehen. Was unterwegs ist, wird trotzdem geliefert.',
  gone: 'Ihr Kundenkonto ist gelöscht.',
  forNextOrder: 'Für Ihre nächste Bestellung',
  filledIn: 'Diese Angaben stehen an der Kasse schon im Formular.',
  saved: 'Ihre Angaben sind gespeichert',
  address: (number) => `Adresse ${number}`,
  removeAddress: (number) => `Adresse ${number} entfernen`,
  addAddress: 'Adresse hinzufügen',
  overview: {
    addresses: 'Gespeicherte Adressen',
    noneYet: 'Noch keine.',
    loading: 'Wird geladen …',
    addOne: 'Adresse hinzufügen',
    change: 'Adressen ändern',
    wishes: 'Merkzettel',
    aboutWishes: 'Bücher, die Sie sich merken möchten, mit Preis und Bestand.',
    openWishes: 'Zum Merkzettel',
    account: 'Kundenkonto',
    aboutAccount: 'Name, Telefon und Passwort; Kundenkonto löschen.',
    openAccount: 'Zum Kundenkonto',
    recent: 'Letzte Bestellungen',
    viewAll: 'Alle Bestellungen im Einzelnen ansehen',
    books: 'Bücher',
    booksAndIds: 'Bücher und Produkt-IDs',
  },
  wishes: {
    gone: (count) =>
      count === 1 ? 'Ein Buch gibt es nicht mehr.' : `${count} Bücher gibt es nicht mehr.`,
    removeGone: () => 'Von der Liste entfernen',
    remove: 'Entfernen',
    empty: 'Ihr Merkzettel ist leer. Das Herz auf der Seite eines Buchs setzt es darauf.',
    findBook: 'Bücher entdecken',
    wished: 'Bücher auf Ihrem Merkzettel',
    awaited: 'Wir sagen Bescheid, sobald diese wieder da sind',
    notAdded: (most, count) =>
      `Ihr Merkzettel ist mit ${most} Büchern voll, deshalb ${count === 1 ? 'fehlt ein Buch' : `fehlen ${count} Bücher`} von diesem Gerät.`,
    onDevice: 'Diese Liste steht nur auf diesem Gerät.',
    toSignIn: ['', 'Melden Sie sich an', ', um sie in Ihrem Kundenkonto zu behalten.'],
    notKept:
      'Ihr Browser lässt diesen Shop nichts speichern: Die Liste bleibt nur, bis Sie diese Seite schließen oder neu laden.',
    clear: 'Liste leeren',
  },
};
