import { TEXT_PAGES, type TextPageId } from '@book-store/contract/text-limits';
import { Link, useParams } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { settingsTexts } from '../texts.ts';
import { useListPageTextsQuery } from './api.ts';
import { PageTextForm } from './page-text-form.tsx';

const toPage = (id: string | undefined): TextPageId =>
  TEXT_PAGES.find((page) => page === id) ?? 'about';

export default function PageTextsPage() {
  const texts = useTexts(settingsTexts).pages;
  const id = toPage(useParams().id);
  const { title } = useHead(id);
  const query = useListPageTextsQuery();
  return (
    <SettingsFrame head={useDashboardHead('pageTexts')}>
      <nav aria-label={texts.nav}>
        <ul className="flex flex-wrap gap-2">
          {TEXT_PAGES.map((page) => (
            <PageTab key={page} page={page} current={page === id} />
          ))}
        </ul>
      </nav>
      <Loaded query={query} failed={texts.failed}>
        {(sources) => {
          const source = sources.find((one) => one.id === id);
          return (
            source && (
              <Card title={title}>
                <PageTextForm key={id} source={source} />
              </Card>
            )
          );
        }}
      </Loaded>
    </SettingsFrame>
  );
}

function PageTab({ page, current }: { page: TextPageId; current: boolean }) {
  return (
    <li>
      <Link
        to={dashboardPaths.pageText.to(page)}
        aria-current={current ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-full border border-control px-4 hover:bg-wash aria-[current=page]:bg-ink aria-[current=page]:text-paper"
      >
        {useHead(page).title}
      </Link>
    </li>
  );
}
