import { useShop } from '../../../api/calls/shop-api.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { currencyName } from '../../../lib/money/amount.ts';
import { takesOnlyCash } from '../../../lib/ordering/takes-only-cash.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { OwnersText } from '../parts/page-texts/owners-text.tsx';
import { SentenceWithLink } from '../parts/page-texts/sentence-with-link.tsx';
import { TextPage, TextSection } from '../parts/page-texts/text-page.tsx';
import { settingsTexts } from '../texts.ts';

export default function TermsPage() {
  const head = useHead('terms');
  const texts = useTexts(settingsTexts).terms;
  const language = useLanguage();
  const shop = useShop();
  return (
    <TextPage head={head}>
      <OwnersText page="terms">
        <TextSection id="terms" heading={texts.order}>
          <p>{texts.offer}</p>
        </TextSection>
        <TextSection heading={texts.paying}>
          <p>{(takesOnlyCash(shop) ? texts.cash : texts.chosen)(currencyName(language))}</p>
        </TextSection>
        <TextSection heading={texts.cancelling}>
          <p>{texts.cancel}</p>
        </TextSection>
        <TextSection heading={texts.delivery}>
          <p>
            <SentenceWithLink text={texts.shipping} to={paths.shipping.to()} />
          </p>
        </TextSection>
      </OwnersText>
    </TextPage>
  );
}
