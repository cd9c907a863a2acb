import { describe, expect, it } from 'vitest';
import { toIsbn13 } from './isbn.ts';

describe('toIsbn13', () => {
  it.each([
    ['9780306406157', '9780306406157'],
    ['978-0-306-40615-7', '9780306406157'],
    [' 978 0 306 40615 7 ', '9780306406157'],
    ['978–0–306–40615–7', '9780306406157'],
    ['ISBN 978-0-306-40615-7', '9780306406157'],
    ['ISBN-13: 978-0-306-40615-7', '9780306406157'],
    ['0-306-40615-2', '9780306406157'],
    ['isbn-10: 0306406152', '9780306406157'],
    ['0-8044-2957-X', '9780804429573'],
    ['080442957x', '9780804429573'],
    ['979-10-90636-07-1', '9791090636071'],
    // A check digit of 0.
    ['9780140449280', '9780140449280'],
  ])('reads %s', (text, isbn) => {
    expect(toIsbn13(text)).toBe(isbn);
  });

  it.each([
    ['a wrong check digit', '9780306406158'],
    ['a wrong check digit of ten digits', '0306406153'],
    ['two digits that changed places', '9780306406517'],
    ['a lost zero', '306406152'],
    ['another kind of article', '4006381333931'],
    ['an X that is no check digit', '0X06406152'],
    ['a number as a spreadsheet writes it', '9.78031E+12'],
    ['other digits', '９７８０３０６４０６１５７'],
    ['more than an ISBN', '9780306406157 0'],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => {
    expect(toIsbn13(text)).toBeUndefined();
  });
});
