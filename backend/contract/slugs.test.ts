import { describe, expect, it } from 'vitest';
import { authorsOf, slugOf } from './slugs.ts';

describe('slugOf', () => {
  it.each([
    ['Science Fiction', 'science-fiction'],
    ['J.K. Rowling', 'j-k-rowling'],
    ['J. K. Rowling', 'j-k-rowling'],
    ['Gabriel García Márquez', 'gabriel-garcia-marquez'],
    ["Flannery O'Connor", 'flannery-oconnor'],
    ['Лев Толстой', 'лев-толстои'],
    ['???', ''],
  ])('turns %s into %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('authorsOf', () => {
  it.each([
    ['Terry Pratchett, Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
    ['J.K. Rowling, Mary GrandPré', ['J.K. Rowling', 'Mary GrandPré']],
    ['Ada Reader & Bo Writer', ['Ada Reader', 'Bo Writer']],
    ['King, Stephen', ['King, Stephen']],
    ['Martin Luther King, Jr.', ['Martin Luther King, Jr.']],
    ['Martin Luther King, Jr., Cornel West', ['Martin Luther King, Jr.', 'Cornel West']],
    ['King, Stephen; Straub, Peter', ['King, Stephen; Straub, Peter']],
    ['Homer, Robert Fagles, Bernard Knox', ['Homer', 'Robert Fagles', 'Bernard Knox']],
    ['Raina Telgemeier, Gurihiru, Faith Hicks', ['Raina Telgemeier', 'Gurihiru', 'Faith Hicks']],
    ['Plato', ['Plato']],
  ])('finds the authors of %s', (line, authors) => {
    expect(authorsOf(line)).toEqual(authors);
  });
});
