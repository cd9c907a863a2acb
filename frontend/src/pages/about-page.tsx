import { PAGES } from '@book-store/contract/pages';
import { Link } from 'react-router-dom';
import { OwnersText } from '../features/page-texts/owners-text.tsx';
import { getPageText } from '../features/page-texts/page-texts-api.ts';
import { useShop } from '../shared/api/shop-api.ts';
import type { LoadData } from '../shared/page-data.ts';
import { paths } from '../shared/paths.ts';
import { TextPage, TextSection } from '../shared/ui/text-page.tsx';

export const loadData: LoadData = (ask) => ask(getPageText.initiate('about'));

export function AboutPage() {
  const { name } = useShop();
  return (
    <TextPage head={PAGES.about}>
      <OwnersText page="about">
        <TextSection id="about" heading="A small shop with a long memory">
          <p>
            {name} is an independent bookseller. Every title on our shelves was chosen by a person
            who has read it, and no publisher can pay for a place there. We keep the list short
            enough to know and long enough to surprise you.
          </p>
          <p>
            Business, technology, fiction, horror and adventure are the five rooms of the shop. New
            books come in every week; the banner on the front page shows what has just arrived.
          </p>
        </TextSection>
        <TextSection id="services" heading="What we do for you">
          <ul className="grid list-disc gap-2 pl-5">
            <li>We pack your books on the next working day and bring them to your door.</li>
            <li>You pay in cash when they arrive. We ask for no card and store none.</li>
            <li>You can follow every order in your account, from the shelf to your door.</li>
            <li>You can refuse a parcel that is damaged. It costs you nothing.</li>
          </ul>
        </TextSection>
        <TextSection heading="What we leave out">
          <p>
            There is no tracking of strangers here: no advertising, no third-party scripts, no
            cookies that follow you. What we keep, and why, is explained in our{' '}
            <Link to={paths.privacy.to()} className="link">
              privacy policy
            </Link>
            .
          </p>
        </TextSection>
      </OwnersText>
    </TextPage>
  );
}
