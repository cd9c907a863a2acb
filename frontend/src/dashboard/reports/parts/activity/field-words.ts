import { languageName } from '@book-store/contract/catalogue/books/language';
import { dayText } from '@book-store/contract/place';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { isAmountField } from '@book-store/contract/platform/audit/amount-fields';
import { ORDER_PREFIX_PATTERN } from '@book-store/contract/settings/shop/shop-limits';
import { useMemo } from 'react';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { ownerOrderingTexts } from '../../../../lib/ordering/owner-texts.ts';
import { orderingTexts } from '../../../../lib/ordering/texts.ts';
import { type TextsOf, useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { fieldTexts } from '../../field-texts.ts';
import { currentPath, ownName } from './field-paths.ts';
import { named, type SettingTexts, settingText } from './setting-words.ts';

/** Stored only if true. */
const FLAGS = new Set(['hidden', 'orderable', 'draft', 'fixedPrice', 'giftCards']);

/** In an entry about several orders, the fields are order numbers. */
const ORDER_NUMBER = new RegExp(`^(?:${ORDER_PREFIX_PATTERN})?\\d+$`);

type Value = FieldChange['from'];
type Texts = SettingTexts & {
  fields: TextsOf<typeof fieldTexts>;
  formats: TextsOf<typeof commonTexts>['edition']['formats'];
  statuses: TextsOf<typeof ownerOrderingTexts>['statuses'];
};

/** How the language of the screen names fields and their values. */
export type FieldWords = ReturnType<typeof wordsFrom>;

export function useFieldWords(): FieldWords {
  const fields = useTexts(fieldTexts);
  const { formats } = useTexts(commonTexts).edition;
  const { ways } = useTexts(orderingTexts);
  const { statuses, methods } = useTexts(ownerOrderingTexts);
  const language = useLanguage();
  return useMemo(
    () => wordsFrom({ fields, values: fields.values, formats, statuses, ways, methods, language }),
    [fields, formats, statuses, ways, methods, language],
  );
}

function wordsFrom(texts: Texts) {
  const { fields, values, language } = texts;
  const names: Readonly<Record<string, string>> = fields.names;

  /** For sentences: 'old price'. */
  const nameOf = (field: string): string =>
    names[currentPath(field)] ?? names[ownName(field)] ?? ownName(field);

  const yesOrNo = (is: boolean): string => (is ? values.yes : values.no);

  /** Formats a value as the shop shows it: '$12.00', 'yes'; `withGenreNames` has named the genres. */
  function shown(field: string, value: Value): string {
    if (typeof value === 'boolean') return yesOrNo(value);
    if (value === undefined && FLAGS.has(field)) return values.no;
    if (value === undefined && field === 'stock') return values.notCounted;
    if (typeof value === 'number') {
      return isAmountField(field) ? formatAmount(value) : settingText(field, value, texts);
    }
    if (Array.isArray(value) && value.length === 0) return values.none;
    if (field === 'language' && value) return languageName(String(value), language);
    if (field === 'category' && value) return String(value);
    if (field === 'status' || ORDER_NUMBER.test(field)) return stateOf(String(value ?? ''), texts);
    return value === undefined ? values.none : fields.quoted(textOf(field, value, texts));
  }

  /** 'from $12.00 to $10.00'; empty if the values do not fit a sentence. */
  function fromTo(change: FieldChange): string {
    const { field, from, to } = change;
    if (!isShort(change)) return '';
    return fields.fromTo(shown(field, from), shown(field, to));
  }

  /** For lists: 'price from $12.00 to $10.00', 'BS-10042: paid'. */
  function row(change: FieldChange): string {
    const { field, from, to } = change;
    if (isResult(change)) return `${nameOf(field)}: ${shown(field, to)}`;
    if (!isShort(change)) return nameOf(field);
    return fields.changed(nameOf(field), shown(field, from), shown(field, to));
  }

  /** Descriptions are too long for a sentence, and file names are meaningless. */
  function isShort({ field, from = [], to = [] }: FieldChange): boolean {
    if (['coverImage', 'picture', 'image', 'logo'].includes(ownName(field))) return false;
    const text = settingText(field, from, texts) + settingText(field, to, texts);
    return text.length <= 160 && !text.includes('\n');
  }

  return { nameOf, shown, fromTo, row, quoted: fields.quoted, yesOrNo };
}

/** The log does not record how an order is paid, so the names ignore payment. */
const stateOf = (state: string, { statuses, values }: Texts) =>
  named(state, { ...statuses, paid: values.paid, 'paid in part': values.paidInPart });

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const VOLUME = /^(.+), no\. ([\d.]+)$/;
const RATING = /^([\d.]+) of 5, (\d+)(?:, (.+))?$/;
const CHARACTERS = /^(\d+) characters(, other ones)?$/;

/** The log stores days as ISO 8601, and some values in English words. */
function textOf(field: string, value: NonNullable<Value>, texts: Texts): string {
  const text = settingText(field, value, texts);
  const { values, formats, language } = texts;
  if (DAY.test(text)) return dayText(language, text, 'medium');
  const [, series, number] = (field === 'series' && VOLUME.exec(text)) || [];
  if (series && number) return values.volume(series, number);
  const [, average, ratings, source = ''] = (field === 'rating' && RATING.exec(text)) || [];
  if (average && ratings) return values.rating(average, ratings, source);
  const [, count, others] = (field === 'text' && CHARACTERS.exec(text)) || [];
  if (count) return (others ? values.otherCharacters : values.characters)(Number(count));
  if (field === 'format') return named(text, formats);
  return field === 'kind' ? named(text, values.kinds) : text;
}

/** A result without a previous value, such as the payment of an order. */
const isResult = ({ field, from }: FieldChange) =>
  from === undefined && (ORDER_NUMBER.test(field) || ['due', 'paid', 'refunded'].includes(field));
