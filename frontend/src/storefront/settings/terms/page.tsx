import { useShop } from '../../../api/shop-api.ts';
import { currencyName } from '../../../lib/amount.ts';
import { useHead } from '../../../lib/page-heads.ts';
import { paths } from '../../../lib/paths.ts';
import { useLanguage, useTexts } from '../../../lib/storefront-texts.ts';
import { takesOnlyCash } from '../../../lib/takes-only-cash.ts';
import { OwnersText } from '../parts/page-texts/owners-text.tsx';
import { SentenceWithLink } from '../parts/page-texts/sentence-with-link.tsx';
import { TextPage, TextSection } from '../parts/page-texts/text-page.tsx';
import { termsTexts } from './texts.ts';

export default function TermsPage() {
  const head = useHead('terms');
  const texts = useTexts(termsTexts);
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
