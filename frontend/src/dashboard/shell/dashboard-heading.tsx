import { useLocation } from 'react-router-dom';
import { useShop } from '../../api/shop-api.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

/** The head of every dashboard page: large on the overview, one line elsewhere, where the work is to begin high. */
export function DashboardHeading() {
  const { pathname } = useLocation();
  return pathname === paths.overview.pattern ? <LargeHeading /> : <CompactHeading />;
}

function LargeHeading() {
  const texts = useDashboardTexts();
  const { name } = useShop();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 print:hidden">
      <div>
        <h1 className="text-h2">{texts.admin.heading}</h1>
        <p className="text-muted">{texts.admin.subheading(name)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" to={paths.manageBooks.to()}>
          {texts.admin.manageBooks}
        </ButtonLink>
        <ButtonLink to={paths.addBook.to()}>{texts.admin.addNewBook}</ButtonLink>
      </div>
    </div>
  );
}

function CompactHeading() {
  const texts = useDashboardTexts();
  const { name } = useShop();
  return (
    <div className="-mb-2 flex items-center justify-between gap-x-4 text-fine md:-mb-4 print:hidden">
      <div className="flex items-baseline gap-x-3">
        <h1 className="font-sans text-fine">{texts.admin.heading}</h1>
        <p className="text-muted max-sm:sr-only">{texts.admin.subheading(name)}</p>
      </div>
      <div className="flex gap-x-4 whitespace-nowrap">
        <ButtonLink variant="link" to={paths.manageBooks.to()}>
          {texts.admin.manageBooks}
        </ButtonLink>
        <ButtonLink variant="link" to={paths.addBook.to()}>
          {texts.admin.addNewBook}
        </ButtonLink>
      </div>
    </div>
  );
}
