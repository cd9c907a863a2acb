import { useShop } from '../../../api/calls/shop-api.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { takesOnlyCash } from '../../../lib/ordering/takes-only-cash.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { OwnersText } from '../parts/page-texts/owners-text.tsx';
import { SentenceWithLink } from '../parts/page-texts/sentence-with-link.tsx';
import { TextPage, TextSection } from '../parts/page-texts/text-page.tsx';
import { settingsTexts } from '../texts.ts';

export default function AboutPage() {
  const head = useHead('about');
  const texts = useTexts(settingsTexts).about;
  const shop = useShop();
  return (
    <TextPage head={head}>
      <OwnersText page="about">
        <TextSection id="about" heading={texts.about}>
          <p>
            <SentenceWithLink text={texts.shelves(shop.name)} to={paths.books.to()} />
          </p>
        </TextSection>
        <TextSection id="services" heading={texts.services}>
          <ul className="grid list-disc gap-2 pl-5">
            {texts.does(takesOnlyCash(shop) ? texts.cash : texts.chosen).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </TextSection>
        <TextSection heading={texts.leaveOut}>
          <p>
            <SentenceWithLink text={texts.tracking} to={paths.privacy.to()} />
          </p>
        </TextSection>
      </OwnersText>
    </TextPage>
  );
}
