import { counted, formatCount } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { booksTexts } from './books-texts.ts';

const books = (count: number) => counted(count, 'Buch', 'Bücher');

export const german: TextsOf<typeof booksTexts> = {
  failed: 'Die Bücher konnten nicht geladen werden.',
  list: {
    bin: 'Papierkorb',
    import: 'Importieren',
    export: 'Exportieren',
    exportedFile: 'buecher.csv',
    showPages: 'Seitenweise',
    search: 'Bücher suchen',
    searched: 'Titel, Autor/in oder Genre',
    tools: 'Filter, Sortierung, Import und Export',
    inUse: ' aktiv',
    sortBy: 'Sortieren nach',
    bestMatch: 'Beste Treffer',
    sorts: {
      newest: 'Neueste zuerst',
      'most-sold': 'Meistverkaufte zuerst',
      'best-selling': 'Wie in den Regalen',
      title: 'Titel, A bis Z',
      author: 'Autor/in, A bis Z',
      price: 'Preis, niedrigster zuerst',
      '-price': 'Preis, höchster zuerst',
      copies: 'Lagerbestand, kleinster zuerst',
    },
    count: books,
    closeMatches: (count) => `Keine genauen Treffer, ${counted(count, 'ähnlicher', 'ähnliche')}`,
    loadingMore: (loaded, total) =>
      `${formatCount(loaded)} von ${counted(total, 'Buch', 'Büchern')}, weitere werden geladen`,
    searchedFor: (typed, total, instead) =>
      `Kein Treffer für „${typed}“, ${books(total)} für „${instead}“`,
  },
  filters: {
    genre: 'Genre',
    allGenres: 'Alle Genres',
    only: 'Nur diese Bücher',
    flags: {
      trending: 'Viel gelesen',
      reduced: 'Reduziert',
      noCover: 'Ohne Umschlagbild',
      failedCover: 'Umschlagbild nicht geladen',
      lowStock: 'Knapp',
      hidden: 'Ausgeblendet',
    },
    threshold: 'Meldebestand',
    thresholdHint: 'Als knapp gelten nur Bücher, die in den letzten sechs Monaten bestellt wurden.',
    thresholdRule: (max) => `Eine ganze Zahl von 0 bis ${formatCount(max)}.`,
    level: 'Meldebestand',
    theThreshold: 'den Meldebestand',
    saved: 'Der Meldebestand ist gespeichert',
  },
  covers: {
    tryAgain: 'Alle noch einmal versuchen',
    again: (count) =>
      count === 1
        ? '1 Umschlagbild wird noch einmal geladen. Misslingt es, steht es binnen einer Viertelstunde wieder hier.'
        : `${formatCount(count)} Umschlagbilder werden noch einmal geladen. Was misslingt, steht binnen einer Viertelstunde wieder hier.`,
  },
  none: {
    runningOut:
      'Von diesen Büchern ist keines knapp. Hier stehen nur Bücher, deren Bestand gezählt wird und die in den letzten sechs Monaten bestellt wurden.',
    matching: 'Keine passenden Bücher.',
    showAll: 'Alle Bücher anzeigen',
    inShop: 'Im Shop gibt es noch keine Bücher.',
    importFile: 'Datei importieren',
  },
  columns: {
    choose: (number, title) => `${number} ${title} auswählen`,
    newestFirst: 'Neueste zuerst',
    byTitle: 'Nach Titel, A bis Z',
    category: 'Genre',
    price: 'Preis',
    byPrice: 'Nach Preis',
    copies: 'Bestand',
    fewestFirst: 'Kleinster Bestand zuerst',
    actions: 'Aktionen',
    edit: 'Ändern',
    delete: 'Löschen',
    hidden: 'Ausgeblendet',
    trending: 'Viel gelesen',
  },
  delete: {
    title: (title) => `„${title}“ löschen?`,
    text: 'Das Buch verschwindet sofort aus dem Shop und liegt 30 Tage im Papierkorb. Vorhandene Bestellungen bleiben, wie sie sind.',
    button: 'Buch löschen',
    putBack: 'Zurücklegen',
    isBack: (title) => `„${title}“ ist wieder im Shop`,
  },
  cells: {
    priceOf: (title) => `Preis von ${title}`,
    copiesOf: (title) => `Lagerbestand von ${title}`,
    copies: (count) => `${formatCount(count)} am Lager`,
    notCounted: 'nicht gezählt',
    counted: 'Gezählt',
    copiesRule: (max) => `Eine ganze Zahl von 0 bis ${formatCount(max)}.`,
    change: (label, value) => `${label}: ${value}. Ändern`,
    changedBySomebody: (value) => `Jemand anderes hat das inzwischen geändert: ${value}.`,
    changedBySale: (value) =>
      `Durch einen Verkauf oder jemand anderen steht hier inzwischen: ${value}.`,
    saveMine: 'Meine Eingabe speichern',
    keep: (value) => `${value} behalten`,
  },
  chosen: {
    title: 'Ausgewählte Bücher',
    all: 'Alle auswählen',
    allOnPage: 'Alle auf dieser Seite auswählen',
    allMatching: (total) => `Alle ${books(total)} auswählen`,
    count: (count) => `${formatCount(count)} ausgewählt`,
    undo: 'Rückgängig',
    more: 'Mehr',
    forms: { price: 'Preis', genre: 'Genre', tags: 'Schlagwörter', stock: 'Bestand' },
    trending: 'Als viel gelesen zeigen',
    notTrending: 'Nicht mehr als viel gelesen zeigen',
    hide: 'Im Shop ausblenden',
    show: 'Im Shop zeigen',
    delete: 'Löschen …',
  },
  many: {
    title: (count) => `${books(count)} ändern`,
    preview: 'Vorschau',
    outcome: (changed, unchanged, refused) =>
      `${formatCount(changed)} ändern sich, ${formatCount(unchanged)} bleiben gleich, ${formatCount(refused)} lassen sich nicht ändern.`,
    fixed: (count) =>
      count === 1
        ? 'Ein preisgebundenes Buch bleibt, wie es ist.'
        : `${formatCount(count)} preisgebundene Bücher bleiben, wie sie sind.`,
    was: (price) => `bisher ${price}`,
    noOldPrice: 'kein bisheriger Preis',
    by: 'Ändern um',
    percent: 'Prozent',
    toOnePrice: 'Auf einen Preis',
    number: 'Zahl',
    numberRule: 'Eine Zahl wie -10 oder 2,50.',
    numberHint: '-10 macht es billiger, 10 teurer.',
    which: 'Welcher Preis',
    selling: 'Ladenpreis: wird als reduziert gezeigt',
    both: 'Bisheriger Preis und Ladenpreis',
    endsIn90: (example) => `Auf Preise wie ${example} runden`,
    newGenre: 'Neues Genre',
    addTags: 'Schlagwörter hinzufügen',
    tagsHint: 'Trennen Sie sie mit Kommas.',
    removeTags: 'Schlagwörter entfernen',
    happened: 'Was ist geschehen?',
    adjust: 'Ändern um',
    counted: 'Ich habe die Exemplare gezählt',
    copies: 'Exemplare',
    copiesHint: '-2 nimmt bei jedem Buch zwei weg.',
    reason: 'Grund',
    deleteTitle: (count) => `${books(count)} löschen?`,
    deleteText:
      'Sie verschwinden sofort aus dem Shop und liegen 30 Tage im Papierkorb. Vorhandene Bestellungen bleiben, wie sie sind.',
    delete: (count) => `${books(count)} löschen`,
    changed: (count) => `${books(count)} geändert.`,
    deleted: (count) => `${books(count)} gelöscht.`,
    putBack: (count) => `${books(count)} zurückgesetzt.`,
    hadIt: (count) =>
      count === 1
        ? 'Bei 1 Buch war es schon so.'
        : `Bei ${formatCount(count)} Büchern war es schon so.`,
    left: (count, title, why) => `${books(count)} unverändert. „${title}“: ${why}`,
  },
};
