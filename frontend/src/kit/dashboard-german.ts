import { UPLOAD_MAX_MEGABYTES } from '@book-store/contract/uploads';
import type { TextsOf } from '../lib/wording/storefront-texts.ts';
import type { dashboardKitTexts } from './dashboard-texts.ts';

export const german: TextsOf<typeof dashboardKitTexts> = {
  backToList: 'Zurück zur Liste',
  preparing: 'Wird vorbereitet …',
  loading: 'Wird geladen …',
  showOlder: 'Ältere anzeigen',
  chartFailed: 'Das Diagramm konnte nicht geladen werden. Laden Sie die Seite neu, um es zu sehen.',
  beingCounted: {
    strong: 'Ihre Bestellungen werden gezählt.',
    text: 'Das geschieht einmal im Hintergrund; bei einer Million Bestellungen dauert es einige Minuten. Bis dahin ist nicht alles vollständig, was Sie hier sehen; es aktualisiert sich von selbst.',
  },
  dropping: {
    title: 'Ihre Eingaben verwerfen?',
    text: 'Davon ist noch nichts gespeichert.',
    drop: 'Verwerfen',
    keep: 'Weiter bearbeiten',
  },
  yes: 'Ja',
  no: 'Nein',
  remove: (name) => `${name} entfernen`,
  savedAt: (time) => `Gespeichert um ${time} Uhr`,
  conflict: {
    heading: (what) => `Inzwischen hat jemand anderes ${what} geändert`,
    nothingSaved:
      'Noch ist nichts gespeichert. Ihre Eingaben stehen weiter im Formular, neben dem, was nur die andere Person geändert hat.',
    taken:
      'Die andere Fassung steht jetzt im Formular. Speichern Sie, wenn Sie noch etwas geändert haben.',
    merged:
      'Die anderen Änderungen stehen jetzt neben Ihren im Formular. Speichern Sie noch einmal, um beide zu behalten.',
    yours: 'Ihre Fassung',
    theirs: 'Die andere Fassung',
    nothing: 'Nichts',
    putBack: 'Meine Fassung wiederherstellen',
    takeTheirs: 'Die andere übernehmen',
    overwrite: 'Mit meiner überschreiben',
  },
  markdown: {
    hint: (heading, bold, list, link) =>
      `Markdown: ${heading}, ${bold}, ${list}, ${link}. Eine leere Zeile beginnt einen Absatz.`,
    heading: '# Überschrift',
    bold: '**fett**',
    list: '- eine Liste',
    link: '[Link](https://…)',
    preview: 'Vorschau',
    refresh: 'Vorschau erneuern',
    close: 'Vorschau schließen',
    previewOf: (label) => `Vorschau: ${label}`,
    loading: 'Die Vorschau wird geladen …',
    changed: 'Der Text hat sich seit dieser Vorschau geändert.',
    shown: 'So zeigt es die Seite:',
    empty: 'Kein Text.',
  },
  picture: {
    chosen: 'Das gewählte Bild',
    chosenFor: (label) => `Das gewählte Bild: ${label}`,
    choose: 'Bild auswählen',
    another: 'Anderes auswählen',
    remove: 'Bild entfernen',
    uploading: 'Wird hochgeladen …',
    saving: 'Wird gespeichert …',
    formats: `JPEG, PNG, WebP oder AVIF, bis ${UPLOAD_MAX_MEGABYTES} MB.`,
  },
};
