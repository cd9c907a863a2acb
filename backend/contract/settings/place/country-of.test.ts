import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { countryCodeOf, countryOf } from './country-of.ts';

/** In which customers write, and browsers name the countries of a list. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ja', 'zh'];

describe('the country that an address names', () => {
  it.each(LANGUAGES)('is known by each of its names in %s', (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const wrong = COUNTRIES.map((code) => [code, names.of(code) ?? code])
      .filter(([code, name = '']) => countryOf(name) !== code)
      .map(([code, name]) => `${code} ${name}`);
    expect(wrong).toEqual([]);
  });

  it('is known by its name in its own language', () => {
    const wrong = COUNTRIES.filter((code) => {
      const { language } = new Intl.Locale(`und-${code}`).maximize();
      const own = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
      return countryOf(own) !== code;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['HK', 'Hong Kong|Hong Kong SAR China|Hongkong|Sonderverwaltungsregion Hongkong|香港'],
    ['MO', 'Macao|Macau|Macao SAR China|Sonderverwaltungsregion Macau'],
    ['PS', 'Palestine|Palestinian Territories|Palästina|Palästinensische Autonomiegebiete'],
    ['FK', 'Falkland Islands|Falkland Islands (Islas Malvinas)|Falklandinseln (Malwinen)'],
    ['MM', 'Burma|Myanmar|Myanmar (Burma)|Birma'],
    ['TR', 'Turkey|Türkiye|Turkiye|Türkei'],
    ['CZ', 'Czechia|Czech Republic|Tschechien|Tschechische Republik|Česko'],
    ['SZ', 'Eswatini|Swaziland|Swasiland'],
    ['MK', 'Macedonia|North Macedonia|Nordmazedonien|Mazedonien'],
    ['CV', 'Cape Verde|Cabo Verde|Kap Verde'],
    ['CI', 'Ivory Coast|Côte d’Ivoire|Elfenbeinküste'],
    ['CD', 'DR Congo|Congo - Kinshasa|Congo (DRC)'],
    ['KN', 'St. Kitts & Nevis|Saint Kitts and Nevis|st kitts and nevis'],
    ['US', 'USA|U.S.A.|the United States|United States of America| united  states '],
    ['GB', 'UK|United Kingdom|England|Großbritannien'],
    ['NL', 'The Netherlands|Holland|Nederland'],
    ['CH', 'Schweiz|Suisse|Svizzera|Switzerland'],
    ['DE', 'DE|de|Germany|Deutschland|Allemagne'],
  ])('is %s whatever it is called', (code, names) => {
    expect(names.split('|').filter((name) => countryOf(name) !== code)).toEqual([]);
  });

  it('is unknown for other words', () => {
    expect(['', ' ', 'Atlantis', 'D'].map(countryOf)).toEqual(Array(4).fill(undefined));
  });

  it('is that of the code where there is one, and otherwise of the name', () => {
    expect(countryCodeOf({ country: 'Somewhere', countryCode: 'HK' })).toBe('HK');
    expect(countryCodeOf({ country: 'Deutschland' })).toBe('DE');
  });
});
