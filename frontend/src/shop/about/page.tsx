import { PAGES } from '@book-store/contract/pages';
import { Link } from 'react-router-dom';
import { useShop } from '../../api/shop-api.ts';
import { paths } from '../../lib/paths.ts';
import { OwnersText } from '../page-texts/owners-text.tsx';
import { TextPage, TextSection } from '../page-texts/text-page.tsx';

export default function AboutPage() {
  const { name } = useShop();
  return (
    <TextPage head={PAGES.about}>
      <OwnersText page="about">
        <TextSection id="about" heading="Books, brought to your door">
          <p>
            {name} sells books online and delivers them to your home. The front page shows what has
            just arrived and what sells best. Everything else is on{' '}
            <Link to={paths.books.to()} className="link">
              our shelves
            </Link>
            , by genre and author, or found by a few words in the search.
          </p>
        </TextSection>
        <TextSection id="services" heading="What we do for you">
          <ul className="grid list-disc gap-2 pl-5">
            <li>We pack your books and bring them to your door.</li>
            <li>You pay in cash when they arrive. We ask for no card and store none.</li>
            <li>You can follow every order in your account, from the shelf to your door.</li>
            <li>You can change your mind: an order can be cancelled until it is packed.</li>
          </ul>
        </TextSection>
        <TextSection heading="What we leave out">
          <p>
            Nobody is followed here: no advertising, no tracking, no cookies that watch what you do.
            What we keep, and why, is explained in our{' '}
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
