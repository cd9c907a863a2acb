import {
  KEEP_CONTACTS_MONTHS,
  KEEP_NAMES_YEARS,
} from '@book-store/contract/settings/shop/shop-limits';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { OwnersText } from '../parts/page-texts/owners-text.tsx';
import { TextPage, TextSection } from '../parts/page-texts/text-page.tsx';
import { settingsTexts } from '../texts.ts';

export default function PrivacyPage() {
  const head = useHead('privacy');
  const texts = useTexts(settingsTexts).privacy;
  const { data: shop } = useShopQuery();
  const years = shop?.keepNamesYears ?? KEEP_NAMES_YEARS;
  const months = shop?.keepContactsMonths ?? KEEP_CONTACTS_MONTHS;
  return (
    <TextPage head={head}>
      <OwnersText page="privacy">
        <TextSection id="privacy" heading={texts.keep}>
          <ul className="grid list-disc gap-2 pl-5">
            {texts.kept(months, years).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </TextSection>
        <TextSection heading={texts.device}>
          <p>{texts.onDevice}</p>
        </TextSection>
        <TextSection heading={texts.never}>
          <p>{texts.neverDone}</p>
        </TextSection>
        <TextSection heading={texts.rights}>
          <p>{texts.download}</p>
          <p>{texts.backups}</p>
        </TextSection>
      </OwnersText>
    </TextPage>
  );
}
