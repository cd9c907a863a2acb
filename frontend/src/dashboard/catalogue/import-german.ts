import { GERMAN_BOOK_COLUMN_NAMES } from '@book-store/contract/catalogue/imports/book-columns';
import { remarkInGerman } from '@book-store/contract/catalogue/imports/remarks-german';
import { IMPORT_MAX_MEGABYTES } from '@book-store/contract/uploads';
import { counted, formatCount } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { importTexts } from './import-texts.ts';

const books = (count: number) => counted(count, 'Buch', 'Bücher');
const rows = (count: number) => counted(count, 'Zeile', 'Zeilen');

export const german: TextsOf<typeof importTexts> = {
  reading: 'Die Datei wird gelesen …',
  failed: 'Der Import konnte nicht geladen werden.',
  checkAgain: 'Noch einmal prüfen',
  about: [
    'Eine Datei mit Büchern hat für jedes eine Zeile und nennt in der ersten ihre Spalten, auf Deutsch, Englisch, Französisch, Spanisch oder Italienisch: ISBN, Titel, Autor, Preis, Genre, Beschreibung und was Sie sonst noch wissen. Eine ISBN oder ein Titel und ein Preis genügen. Sie sehen, was sich ändern würde, bevor sich etwas ändert.',
    'Bücher werden an ihrer ISBN erkannt, solche ohne ISBN an Titel und Autor; nennt eine Datei ihre ISBN, bekommen sie diese. Fehlende Spalten und leere Zellen ändern im Shop nichts; ein Strich (-) löscht einen Wert. Ein Lagerbestand unter 0 zählt als 0.',
    'Auch ein Export des Shops ist eine solche Datei. Er hält Lagerbestand, Preis und Fassung jedes Buchs fest. Hat sich im Shop seitdem etwas geändert, werden Sie gefragt, und der Wert im Shop bleibt, wenn Sie nicht den der Datei wählen.',
  ],
  columns: GERMAN_BOOK_COLUMN_NAMES,
  file: {
    choose: 'Datei auswählen',
    another: 'Andere Datei auswählen',
    kinds: `CSV, bis ${IMPORT_MAX_MEGABYTES} MB. Oder hier ablegen.`,
  },
  encoding: {
    title: 'Wie ist die Datei geschrieben?',
    text: 'Diese Datei ist nicht in UTF-8 geschrieben, vermutlich in Latin-1 wie bei älteren Programmen. Sieht das richtig aus?',
    isLatin1: 'Ja, als Latin-1 lesen',
    otherwise:
      'Sonst speichern Sie die Datei in Ihrer Tabellenkalkulation als „CSV UTF-8“ und wählen Sie diese.',
  },
  progress: {
    title: 'Fortschritt',
    checking: (file, by) => `${file} wird für ${by} geprüft`,
    importing: (file, by) => `${file} wird für ${by} importiert`,
    theFile: 'Die Datei',
    checked: 'Geprüfte Zeilen',
    imported: 'Importierte Zeilen',
    rows: (done, total) => `${formatCount(done)} von ${formatCount(total)} Zeilen`,
    stop: 'Anhalten',
    leave:
      'Sie können diese Seite verlassen: Der Import läuft weiter, und der Shop bleibt geöffnet.',
  },
  result: {
    title: 'Ergebnis',
    facts: (size, when, by) =>
      size
        ? `${rows(size.lines)}, ${counted(size.rows, 'Datensatz', 'Datensätze')}, ${when}, ${by}`
        : `${when}, ${by}`,
    import: (count) => `${books(count)} importieren`,
    chooseAgain: 'Wählen Sie die Datei noch einmal aus, um sie zu importieren.',
    noKey:
      'Keine Spalte wurde als ISBN oder Titel erkannt. Wählen Sie unten aus, welche es ist, und prüfen Sie dann noch einmal.',
    stopped: (done, total) =>
      `Nach ${formatCount(done)} von ${formatCount(total)} Zeilen angehalten.`,
    notYet: 'Noch ist nichts importiert.',
    noChange: 'Diese Datei ändert nichts.',
    imported: (added, changed) =>
      `Importiert: ${formatCount(added)} neu, ${formatCount(changed)} geändert.`,
    stoppedImport: (done, total, added, changed) =>
      `Nach ${formatCount(done)} von ${formatCount(total)} Zeilen angehalten: ${formatCount(added)} neu, ${formatCount(changed)} geändert.`,
    wrong: (count) => `${counted(count, 'fehlerhafte Zeile', 'fehlerhafte Zeilen')}.`,
    free: (count) =>
      count === 1
        ? '1 Buch würde nichts kosten.'
        : `${formatCount(count)} Bücher würden nichts kosten.`,
    broken: () =>
      'Bei uns ist etwas schiefgegangen. Die Zeilen bis hierher sind vollständig; bitte versuchen Sie es noch einmal.',
    freeTitle: (count) =>
      count === 1
        ? '1 Buch würde nichts kosten'
        : `${formatCount(count)} Bücher würden nichts kosten`,
    freeText: 'In diesen Zeilen ist der Preis 0. Trotzdem importieren?',
    freeButton: 'Ja, importieren',
  },
  past: {
    title: 'Frühere Importe',
    theFile: 'Import',
    undone: 'Zurückgenommen.',
  },
  undo: {
    title: 'Import zurücknehmen',
    button: 'Import zurücknehmen',
    until: (when) => `Dieser Import lässt sich bis ${when} zurücknehmen.`,
    question: 'Diesen Import zurücknehmen?',
    will: (changed, added) =>
      [
        changed > 0 &&
          (changed === 1
            ? '1 Buch wird wieder so, wie es vor dem Import war.'
            : `${books(changed)} werden wieder so, wie sie vor dem Import waren.`),
        added > 0 &&
          (added === 1
            ? '1 Buch, das der Import angelegt hat, kommt in den Papierkorb oder wird ausgeblendet, wenn es inzwischen bestellt wurde.'
            : `${books(added)}, die der Import angelegt hat, kommen in den Papierkorb oder werden ausgeblendet, wenn sie inzwischen bestellt wurden.`),
        'Was seitdem geändert wurde, bleibt, wie es ist.',
      ]
        .filter(Boolean)
        .join(' '),
    running: (done, total) =>
      `Wird zurückgenommen: ${formatCount(done)} von ${counted(total, 'Buch', 'Büchern')}`,
    leave:
      'Sie können diese Seite verlassen: Es geht von selbst weiter, und der Shop bleibt offen.',
    finished: (putBack, binned) =>
      `Zurückgenommen: ${books(putBack)} wie zuvor, ${books(binned)} im Papierkorb.`,
    inBin: (bin) => `Was der Import angelegt hatte, liegt im ${bin}.`,
    bin: 'Papierkorb',
    broken:
      'Bei uns ist etwas schiefgegangen. Die übrigen Bücher sind noch so wie nach dem Import.',
    failed: 'Diese Bücher konnten nicht geladen werden.',
    kept: (count) =>
      count === 1
        ? '1 Buch ließ sich nicht ganz zurücknehmen'
        : `${books(count)} ließen sich nicht ganz zurücknehmen`,
    reasons: {
      edited: 'seit dem Import geändert und deshalb unverändert.',
      gone: 'seit dem Import gelöscht.',
      ordered: 'seit dem Import bestellt und deshalb ausgeblendet statt gelöscht.',
      stock: 'wie zuvor, bis auf die Exemplare, die seitdem gezählt oder verkauft wurden.',
      genre: 'unverändert, weil es das frühere Genre im Shop nicht mehr gibt.',
    },
    first: (shown, total) =>
      `Die ersten ${formatCount(shown)} von ${counted(total, 'Buch', 'Büchern')}.`,
    forgotten: 'Die Liste dieser Bücher wird einen Tag lang aufbewahrt.',
  },
  remark: remarkInGerman,
  differing: ({ value, values }) =>
    values
      ? `${values.shop ?? 'keine Angabe'} im Shop, ${values.file || 'nichts'} in der Datei`
      : (value ?? ''),
  groups: {
    wrong: 'Was fehlerhaft ist',
    rows,
    cells: (count) => counted(count, 'Zelle', 'Zellen'),
    oneRow: 'Das ist eine einzige Zeile',
    eachOneRow: 'Jede ist eine einzige Zeile',
    addGenres: 'Diese Genres anlegen',
    putInto: (count, genre) =>
      count === 1
        ? `Diese Zeile dem Genre „${genre}“ zuordnen`
        : `Alle ${formatCount(count)} dem Genre „${genre}“ zuordnen`,
    acceptWithout: (count, column) =>
      count === 1
        ? `Diese Zeile ohne „${column}“ annehmen`
        : `Alle ${formatCount(count)} ohne „${column}“ annehmen`,
    changed: 'Seit dem Export geändert',
    differ: 'Diese Zellen weichen vom Shop ab, in dem sich seit dem Export etwas geändert hat.',
    moved: {
      shop: 'Die Werte des Shops behalten',
      edited: 'Die Werte nehmen, die ich in der Datei geändert habe',
      file: 'Alle Werte der Datei nehmen',
    },
    chosen: (choice) => `Gewählt: ${choice}.`,
    mended: 'Was berichtigt oder weggelassen wurde',
    quoted: (text) => `„${text}“`,
  },
  facts: {
    title: 'Was erkannt wurde',
    summary: (known, all, separator, encoding) =>
      `${known} von ${all} Spalten, ${separator}, ${encoding}`,
    separatedBy: 'Getrennt durch',
    separators: { comma: 'Kommas', semicolon: 'Strichpunkte', tab: 'Tabulatoren' },
    encoding: 'Zeichensatz',
    encodings: { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', latin1: 'Latin-1 (Windows)' },
    empty: 'Leer',
    leftOut: (names) =>
      `${names.length === 1 ? 'Diese Spalte wird' : 'Diese Spalten werden'} weggelassen, weil der Shop sie nicht kennt: ${names.map((name) => `„${name}“`).join(', ')}.`,
    leftOutHint: 'Was darin steht, können Sie unter „Was erkannt wurde“ angeben.',
    leaveOut: 'Weglassen',
    addGenres: 'Fehlende Genres anlegen',
    missingGenres: (names) => `Fehlende Genres anlegen: ${names}`,
    multiline: 'Zellen dürfen Zeilenumbrüche und Trennzeichen enthalten',
    leaveOutWrong: (column) => `Fehlerhaftes in „${column}“ weglassen`,
  },
  defaults: {
    title: 'Für neue Bücher, denen etwas fehlt',
    summary: 'Preis, Genre, Sprache, Einband, Lagerbestand',
    asSettings: 'Wie in den Einstellungen des Shops',
    stockHint: 'Leer, wenn Sie die Exemplare nicht zählen.',
  },
  report: {
    title: 'Zeilen der Datei',
    rows: 'Zeilen',
    outcomes: { new: 'Neu', changed: 'Geändert', unchanged: 'Unverändert', wrong: 'Fehlerhaft' },
    none: {
      new: 'Keine neuen Bücher.',
      changed: 'Kein Buch ändert sich.',
      unchanged: 'Kein Buch bleibt, wie es ist.',
      wrong: 'Nichts ist fehlerhaft.',
    },
    download: 'Diese Zeilen herunterladen',
    downloadedFile: 'fehlerhafte-zeilen.csv',
    correct: 'Berichtigen Sie sie, und importieren Sie dann diese Datei.',
    correctHere: 'Berichtigen Sie sie hier oder in dieser Datei.',
    typeOver: 'Diese Zeile berichtigen',
    failed: 'Diese Zeilen konnten nicht geladen werden.',
    all: (total) => `Alle ${formatCount(total)} Zeilen sind zu sehen.`,
    first: (shown, total) => `Die ersten ${formatCount(shown)} von ${formatCount(total)} Zeilen.`,
    more: 'Mehr anzeigen',
    line: (line) => `Zeile ${line}`,
    noTitle: 'Ohne Titel',
    free: 'Dieses Buch würde nichts kosten.',
  },
};
