import { decimalsOf } from '@book-store/contract/currencies';
import { displayNames } from '@book-store/contract/display-names';
import type { Language } from '@book-store/contract/storefront';

export const LOCALES: readonly string[] = (
  'ar-AE ar-EG ar-KW ar-MA ar-SA bg-BG bn-BD bn-IN ca-ES cs-CZ da-DK de-AT de-CH de-DE de-LU el-GR en-AU en-CA ' +
  'en-GB en-HK en-IE en-IN en-KE en-KW en-NG en-NZ en-PH en-PK en-SG en-US en-ZA es-AR es-CL es-CO es-ES es-MX ' +
  'es-PE es-US et-EE eu-ES fa-IR fi-FI fil-PH fr-BE fr-CA fr-CH fr-FR fr-LU fr-MA fr-SN he-IL hi-IN hr-HR hu-HU ' +
  'hy-AM id-ID is-IS it-CH it-IT ja-JP ka-GE kk-KZ ko-KR lt-LT lv-LV mk-MK ms-MY mt-MT nb-NO ne-NP nl-BE nl-NL ' +
  'pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sq-AL sr-RS sv-FI sv-SE sw-KE ta-IN te-IN th-TH tr-TR uk-UA ur-PK ' +
  'uz-UZ vi-VN zh-CN zh-HK zh-TW'
).split(' ');

/** For example 'German (Austria)'. */
export const localeName = (locale: string, language: Language): string =>
  displayNames(language, { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;

export function localeExample(locale: string, currency: string): string {
  const digits = decimalsOf(currency);
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', numberingSystem: 'latn' });
  return `${amount.format(1234.5)} · ${day.format(new Date(2026, 10, 5))}`;
}
