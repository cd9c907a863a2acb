import { BOOK_FORMATS } from '@book-store/contract/catalogue/books/book-facts';
import { languageName } from '@book-store/contract/catalogue/books/language';
import type { Language } from '@book-store/contract/storefront';
import { Options } from '../../../../kit/fields/options.tsx';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { bookTexts } from '../../book-texts.ts';

const CODES =
  'af ar bg bn ca cs da de el en eo es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka ko la lt lv mk ms mul nl no pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur vi yi zh'.split(
    ' ',
  );

/** Sorted by name; includes `other` if it is not among the offered ones. */
const languageChoices = (other: string, language: Language): { code: string; name: string }[] =>
  [...new Set([...CODES, ...(other ? [other] : [])])]
    .map((code) => ({ code, name: languageName(code, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));

/** The languages as options of a select; `chosen` is among them. */
export const LanguageOptions = ({ chosen }: { chosen: string }) => (
  <>
    <option value="">{useTexts(bookTexts).fields.unknown}</option>
    {languageChoices(chosen, useLanguage()).map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </>
);

export const FormatOptions = () => (
  <>
    <option value="">{useTexts(bookTexts).fields.unknown}</option>
    <Options names={useTexts(commonTexts).edition.formats} of={BOOK_FORMATS} />
  </>
);
