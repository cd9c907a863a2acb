import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { TEXT_PAGES, type TextPageId } from '@book-store/contract/text-limits';
import { Link, useParams } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { useListPageTextsQuery } from './api.ts';
import { PageTextForm } from './page-text-form.tsx';

const toPage = (id: string | undefined): TextPageId =>
  TEXT_PAGES.find((page) => page === id) ?? 'about';

export default function PageTextsPage() {
  const id = toPage(useParams().id);
  const query = useListPageTextsQuery();
  return (
    <SettingsFrame head={PAGES.pageTexts}>
      <nav aria-label="Pages">
        <ul className="flex flex-wrap gap-2">
          {TEXT_PAGES.map((page) => (
            <li key={page}>
              <Link
                to={dashboardPaths.pageText.to(page)}
                aria-current={page === id ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-full border border-control px-4 hover:bg-wash aria-[current=page]:bg-ink aria-[current=page]:text-paper"
              >
                {PAGES[page].title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Loaded query={query} failed="The texts could not be loaded.">
        {(sources) => {
          const source = sources.find((one) => one.id === id);
          return (
            source && (
              <Card title={PAGES[id].title}>
                <PageTextForm key={id} source={source} />
              </Card>
            )
          );
        }}
      </Loaded>
    </SettingsFrame>
  );
}
