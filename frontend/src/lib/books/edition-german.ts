import type { EditionTexts } from './edition-texts.ts';

export const german: EditionTexts = {
  formats: {
    hardcover: 'gebunden',
    paperback: 'Taschenbuch',
    ebook: 'E-Book',
    audiobook: 'Hörbuch',
    calendar: 'Kalender',
    game: 'Spiel',
    other: 'Sonstiges',
  },
  another: 'Andere Ausgabe',
  ofYear: (year) => `Ausgabe von ${year}`,
};
