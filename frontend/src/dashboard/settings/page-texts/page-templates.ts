import { termsAsMarkdown, usualTerms } from '@book-store/contract/settings/page-texts/usual-terms';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import {
  KEEP_CONTACTS_MONTHS,
  KEEP_NAMES_YEARS,
} from '@book-store/contract/settings/shop/shop-limits';
import type { Language } from '@book-store/contract/storefront';
import type { TextPageId } from '@book-store/contract/text-limits';
import { englishTemplates } from './english-page-texts.ts';
import { germanTemplates } from './german-page-texts.ts';

type Known = Parameters<typeof usualTerms>[1] &
  Pick<ShopView, 'name' | 'address' | 'phone' | 'email' | 'tax'> &
  Partial<Pick<ShopView, 'keepNamesYears' | 'keepContactsMonths'>>;

export function templateOf(page: TextPageId, language: Language, shop: Known): string | undefined {
  const { blanks, pages } = language === 'de' ? germanTemplates : englishTemplates;
  return pages[page]?.({
    name: shop.name,
    address: shop.address ?? blanks.address,
    phone: shop.phone ?? blanks.phone,
    email: shop.email ?? blanks.email,
    taxNumber: shop.tax?.number ?? blanks.taxNumber,
    country: shop.place?.country,
    keepNamesYears: shop.keepNamesYears ?? KEEP_NAMES_YEARS,
    keepContactsMonths: shop.keepContactsMonths ?? KEEP_CONTACTS_MONTHS,
    terms: termsAsMarkdown(usualTerms(language, shop)),
  });
}
