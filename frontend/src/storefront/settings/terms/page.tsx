import { usualTerms } from '@book-store/contract/settings/page-texts/usual-terms';
import { Link } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useLanguage } from '../../../lib/wording/storefront-texts.ts';
import { OwnersText } from '../parts/page-texts/owners-text.tsx';
import { TextPage, TextSection } from '../parts/page-texts/text-page.tsx';

export default function TermsPage() {
  const head = useHead('terms');
  const sections = usualTerms(useLanguage(), useShop());
  return (
    <TextPage head={head}>
      <OwnersText page="terms">
        {sections.map(({ heading, text, link, after }, at) => (
          <TextSection key={heading} heading={heading} {...(at === 0 && { id: 'terms' })}>
            <p>
              {text}
              {link && (
                <Link to={link.to} className="link">
                  {link.text}
                </Link>
              )}
              {after}
            </p>
          </TextSection>
        ))}
      </OwnersText>
    </TextPage>
  );
}
