import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { settingsTexts } from './texts.ts';

const spanOf = (count: number, one: string, several: string) =>
  count === 1 ? one : `${count} ${several}`;

export const german: TextsOf<typeof settingsTexts> = {
  about: {
    about: 'Bücher, nach Hause gebracht',
    shelves: (name) => [
      `${name} verkauft Bücher im Internet und liefert sie Ihnen nach Hause. Auf der Startseite sehen Sie, was neu ist und was am meisten verlangt wird. Alles andere steht `,
      'in unseren Regalen',
      ', geordnet nach Genre und Autor, oder lässt sich mit ein paar Worten suchen.',
    ],
    services: 'Was wir für Sie tun',
    cash: 'Sie zahlen bar, wenn sie ankommen. Wir fragen nach keiner Karte und speichern keine.',
    chosen: 'Sie wählen an der Kasse, wie Sie zahlen. Die Nummer einer Karte sehen wir nie.',
    does: (paying) => [
      'Wir packen Ihre Bücher und bringen sie an Ihre Tür.',
      paying,
      'Jede Bestellung können Sie in Ihrem Kundenkonto verfolgen, vom Regal bis an die Tür.',
      'Sie können es sich anders überlegen: Bis wir gepackt haben, lässt sich jede Bestellung stornieren.',
    ],
    leaveOut: 'Was wir weglassen',
    tracking: [
      'Hier wird niemand verfolgt: keine Werbung, kein Tracking, keine Cookies, die Ihnen zusehen. Was wir speichern und warum, steht in unserer ',
      'Datenschutzerklärung',
      '.',
    ],
  },
  contact: {
    map: 'Auf der Karte zeigen',
    hours: 'Öffnungszeiten',
    order: 'Zu einer Bestellung',
    follow: [
      'Ihre Pakete verfolgen Sie unter ',
      'Ihre Bestellungen',
      '. Dort können Sie auch stornieren, was noch nicht gepackt ist. Ist etwas unklar, rufen wir vor dem Packen die Telefonnummer aus Ihrer Bestellung an.',
    ],
    number: 'Bitte halten Sie die Nummer Ihrer Bestellung bereit, wenn Sie mit uns sprechen.',
    book: 'Zu einem Buch',
    search: ['Die ', 'Suche', ' verzeiht Tippfehler, auch ein halb erinnerter Titel genügt. '],
    news: ['Neues aus unseren Regalen steht im ', 'Newsletter', '.'],
  },
  agreed: (day) =>
    `Gültig seit ${day}. Bestellungen aus dieser Zeit behalten diesen Text, auch wenn heute ein anderer gilt.`,
  privacy: {
    keep: 'Was wir speichern und warum',
    kept: (months, years) => [
      'Ihr Kundenkonto: E-Mail-Adresse, Ihr Name, wenn Sie ihn angegeben haben, und ein Passwort, das nur der Anmeldedienst prüfen kann. Wir brauchen es, um Ihnen Ihre eigenen Bestellungen zu zeigen und sonst niemandem.',
      'Zum Kundenkonto gehören auch Ihr Warenkorb und Ihr Merkzettel, damit Sie beides auf allen Ihren Geräten finden, sowie Telefonnummer und Adressen, die Sie für die nächste Bestellung speichern.',
      `Ihre Bestellungen: Name, Telefonnummer, Adresse und die Bücher. Wir brauchen sie zum Packen, zum Liefern, zum Kassieren und für die Buchhaltung. Telefonnummer und Notizen löschen wir ${spanOf(months, 'einen Monat', 'Monate')} nachdem eine Bestellung angekommen oder beendet ist. Name und Adresse löschen wir nach ${spanOf(years, 'einem Jahr', 'Jahren')}, weil das Finanzamt bis dahin danach fragen kann.`,
      'Eine Bestellung, deren E-Mail-Adresse niemand bestätigt hat, behält außerdem einen Fingerabdruck des Netzes, aus dem sie kam, damit niemand mit erfundenen Adressen unsere Regale leert. Er wird gelöscht, sobald die Bestellung bestätigt, bezahlt oder storniert ist oder ihre Bücher wieder zum Verkauf stehen.',
      'E-Mails: was wir Ihnen zu Ihren Bestellungen, zu erwarteten Büchern und zum Zurücksetzen des Passworts schreiben. Eine Kopie behalten wir höchstens 90 Tage oder bis Sie Ihr Kundenkonto löschen. Die E-Mail, die uns eine neue Bestellung meldet, enthält Ihren Namen und Ihre Adresse; auch sie behalten wir 90 Tage.',
      `Fragen: was Sie uns schreiben, Ihr Name, wenn Sie ihn angegeben haben, und die Adresse für die Antwort. Wir löschen sie ${spanOf(months, 'einen Monat', 'Monate')} später.`,
      'Bücher, auf die Sie ohne Kundenkonto warten: Ihre Adresse, sobald Sie sie bestätigt haben, bis wir Ihnen geschrieben haben oder Sie es beenden.',
      'Newsletter: Ihre Adresse und wann Sie sie angegeben haben. Wir nutzen sie nur für den Newsletter, bis Sie ihn abbestellen.',
    ],
    device: 'Was auf Ihrem Gerät bleibt',
    onDevice:
      'In diesem Browser liegen der Warenkorb, bis Sie sich abmelden, Ihre letzten Suchen, die zuletzt angesehenen Bücher, der Merkzettel, solange Sie nicht angemeldet sind, ein halb ausgefülltes Bestellformular und Ihre Anmeldung. Das Formular wird gelöscht, wenn Sie den Tab schließen oder bestellen. Es gibt zwei Cookies. Das eine merkt sich, bis Sie den Browser schließen, dass Sie die erste Seite gesehen haben, damit Sie nur einmal begrüßt werden. Das andere wird gesetzt, wenn Sie sich mit einem Passwort anmelden. Es kennzeichnet dieses Gerät als bekannt, damit Fremde, die Ihr Passwort raten, Sie nicht aussperren können. Keines der beiden sagt etwas über Sie oder dient einem anderen Zweck.',
    never: 'Was wir nie tun',
    neverDone:
      'Wir verkaufen Ihre Daten nicht und geben sie nicht weiter, wir laden nichts von Werbefirmen, und wir zählen Besuche, ohne zu wissen, wer da war.',
    rights: 'Ihre Rechte',
    download:
      'Im Kundenkonto können Sie alles, was wir über Sie speichern, als eine Datei herunterladen, es berichtigen und Ihr Kundenkonto löschen. In Ihren Bestellungen bleiben dann Name, Adresse und Bücher so lange, wie es das Gesetz von uns verlangt, und die Telefonnummer, bis sie angekommen sind; Warenkorb, Listen und unsere E-Mails an Sie werden gelöscht. Auch ein Newsletter-Abonnement wird gelöscht, wenn Ihre E-Mail-Adresse bestätigt ist; sonst beendet es der Link in jedem Newsletter. Auf Wunsch erledigen wir das alles für Sie.',
    backups:
      'Sicherungskopien enthalten, was zur Zeit der Sicherung da war. Nach einiger Zeit werden sie durch neuere ersetzt; bis dahin werden sie nur gebraucht, um den Shop nach einem Schaden wiederherzustellen.',
  },
  shipping: {
    delivery: 'Versand',
    confirm:
      'Wir bestätigen jede Bestellung, packen sie am nächsten Werktag und geben sie dem Zusteller. Ihr Kundenkonto zeigt jeden Schritt.',
    costs: 'Versandkosten und Steuern',
    taxesIncluded: 'Unsere Preise enthalten die Mehrwertsteuer.',
    taxesAdded: 'Unsere Preise sind ohne Steuern; sie kommen an der Kasse dazu.',
    atDoor: 'Der Gesamtbetrag an der Kasse ist, was Sie an der Tür bezahlen.',
    total: 'Der Gesamtbetrag an der Kasse ist alles, was Sie bezahlen.',
    isFree: (way) => `${way}: kostenlos.`,
    serving: (way, countries) => `${way} (${countries})`,
    heavier: (price, weight) => `, über ${weight} ${price}`,
    cost: (way, first, steps, free) => {
      const others = steps.map(({ price, from }) => `, ab einem Bestellwert von ${from} ${price}`);
      const nothing = free === undefined ? '' : `, ab einem Bestellwert von ${free} kostenlos`;
      return `${way}: ${first}${others.join('')}${nothing}.`;
    },
    door: 'An der Tür',
    cash: 'Bitte halten Sie das Geld bereit, möglichst passend.',
    nobodyHome: 'Ist niemand zu Hause, versuchen wir es am nächsten Werktag noch einmal.',
  },
};
