import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { overviewTexts } from './overview-texts.ts';

const copies = (count: number) => counted(count, 'Exemplar', 'Exemplare');

export const german: TextsOf<typeof overviewTexts> = {
  now: {
    toDo: 'Jetzt zu tun',
    failed:
      'Die Bestellungen konnten nicht geladen werden. Der Versuch wird alle paar Sekunden wiederholt.',
    newest: 'Neueste Bestellungen',
    allOrders: 'Alle Bestellungen',
    noOrders: 'Noch keine Bestellungen. Die erste erscheint hier.',
    toConfirm: 'zu bestätigen',
    toPack: 'zu packen',
    toSendOut: 'zu versenden',
    toDeliver: 'zuzustellen',
    toPickUp: 'abholbereit',
    awaitingPayment: 'noch nicht bezahlt',
    unconfirmed: 'nicht bestätigt',
    lowStock: 'knapp im Bestand',
  },
  failed:
    'Die Zahlen konnten nicht geladen werden. Ihre Bücher und Bestellungen sind davon nicht betroffen.',
  outdated: 'Diese Zahlen konnten nicht aktualisiert werden.',
  backup: {
    failing: (since) => `Seit ${since} schlagen die Sicherungen fehl.`,
    last: (made) => `Die letzte gelungene ist von ${made}.`,
    none: 'Es gibt noch keine.',
    advice:
      'Warum, steht im Protokoll des Servers: Bitte fragen Sie, wer ihn betreibt. Der Shop versucht es alle paar Minuten wieder.',
  },
  clock: {
    title: 'Die Uhr des Servers ist gesprungen, oder der Shop war ausgeschaltet.',
    text: (from, to, hours) =>
      `Sie ging von ${from} auf ${to}. Falls sie falsch geht, löscht der Shop keine persönlichen Daten, storniert keine unbezahlten Bestellungen und gibt keine E-Mails auf, bis er noch ${counted(hours, 'Stunde', 'Stunden')} gelaufen ist. War die zweite Zeit richtig, brauchen Sie nicht zu warten.`,
    isRight: 'Die Uhr geht richtig',
    confirmed: 'Die Fristen laufen wieder.',
  },
  stock: {
    title: 'Der Lagerbestand einiger Bücher weicht von ihren Lagerbewegungen ab.',
    loading: 'Bücher werden geladen …',
    failed: 'Die Bücher konnten nicht geladen werden.',
    advice:
      'Das kann vorkommen, wenn die Datenbank unterbrochen war. Meist stimmen die Lagerbewegungen, weil sie den Bestellungen folgen. Wenn Sie unsicher sind, zählen Sie die Exemplare und tragen Sie sie auf der Seite des Buchs ein.',
    differs: (book, stock, logged) =>
      `${book}: ${copies(stock)}, nach den Lagerbewegungen aber ${copies(logged)}.`,
    setTo: (logged) => `Auf ${copies(logged)} setzen`,
    setting: 'Wird gesetzt …',
    of: (title) => `: ${title}`,
    set: (title, logged) => `${title} hat jetzt ${copies(logged)}.`,
  },
  tasks: {
    title: 'Manches, was im Hintergrund läuft, schlägt fehl.',
    failing: (task, since) => `${task}: schlägt seit ${since} fehl.`,
    setAside: (task, documents, since) => `${task}: ${documents} seit ${since} zurückgestellt.`,
    advice:
      'Alles andere läuft weiter, und der Shop versucht es mindestens stündlich wieder. Was betroffen ist und warum, steht im Protokoll des Servers: Bitte wenden Sie sich an den, der ihn betreibt.',
    names: {
      figures: 'Zahlen',
      'customer-figures': 'Kunden',
      'best-sellers': 'Bestseller',
      'unconfirmed-orders': 'Unbestätigte Bestellungen',
      deliveries: 'Zustellungen',
      payments: 'Zahlungen',
      'payment-comparison': 'Abgleich der Zahlungen mit Stripe',
      'order-mails': 'E-Mails zu Bestellungen',
      'gift-card-mails': 'E-Mails mit Gutscheinen',
      'book-mails': 'E-Mails zu Büchern',
      'low-stock-mails': 'E-Mails zu niedrigem Lagerbestand',
      'sending-mails': 'Versand der E-Mails',
      imports: 'Importe',
      'import-undos': 'Alte Werte von Importen löschen',
      'book-changes': 'Änderungen vieler Bücher',
      bin: 'Papierkorb leeren',
      covers: 'Umschlagbilder kopieren',
      'stock-log': 'Abgleich des Lagerbestands mit den Lagerbewegungen',
      backups: 'Sicherungen',
      restores: 'Wiederherstellung aus einer Sicherung',
      'personal-data': 'Persönliche Daten in alten Bestellungen',
      problems: 'Protokollierung',
      clock: 'Überwachung der Uhr',
    },
    documents: {
      day: (count) => counted(count, 'Tag', 'Tage'),
      customer: (count) => counted(count, 'Kunde', 'Kunden'),
      book: (count) => counted(count, 'Buch', 'Bücher'),
      order: (count) => counted(count, 'Bestellung', 'Bestellungen'),
      giftCard: (count) => counted(count, 'Gutschein', 'Gutscheine'),
      mail: (count) => counted(count, 'E-Mail', 'E-Mails'),
      import: (count) => counted(count, 'Import', 'Importe'),
      change: (count) => counted(count, 'Änderung', 'Änderungen'),
      backup: (count) => counted(count, 'Sicherung', 'Sicherungen'),
      restore: (count) => counted(count, 'Wiederherstellung', 'Wiederherstellungen'),
      picture: (count) => counted(count, 'Bild', 'Bilder'),
      document: (count) => counted(count, 'Eintrag', 'Einträge'),
    },
  },
  ordersLeft: {
    see: ' offen, Bestellungen ansehen',
    cash: (amount) => `${amount} in bar zu kassieren`,
  },
  visits: 'ohne Cookies gezählt, Bots ausgenommen',
  revenue: {
    none: (year) => `${year} wurde noch nichts verkauft, also gibt es keinen Umsatz zu zeigen.`,
    inYear: (amount, year) => `${amount} im Jahr ${year}`,
    caption: (title, year) => `${title} im Jahr ${year}`,
    year: 'Jahr',
    month: 'Monat',
  },
  genres: {
    none: 'Es wurden noch keine Bücher verkauft. Mit der ersten Bestellung erscheint hier der Umsatz.',
    genre: 'Genre',
    share: 'Anteil',
    sales: 'Umsatz',
    books: (count) => counted(count, 'Buch', 'Bücher'),
  },
  customers: {
    none: 'Noch keine Kunden. Sie erscheinen hier mit ihrer ersten Bestellung.',
    orders: (count) => counted(count, 'Bestellung', 'Bestellungen'),
  },
};
