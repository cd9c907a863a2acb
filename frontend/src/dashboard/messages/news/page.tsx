import { ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useListAllNewsQuery } from '../parts/news/api.ts';
import { messagesTexts } from '../texts.ts';
import { NewsList } from './news-list.tsx';

export default function NewsListPage() {
  const texts = useTexts(messagesTexts).news;
  const query = useListAllNewsQuery();
  return (
    <section data-focus-area className="stack gap-4">
      <PageHead {...useDashboardHead('adminNews')} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 data-takes-focus>{texts.title}</h2>
        <ButtonLink to={dashboardPaths.addNews.to()}>{texts.write}</ButtonLink>
      </header>
      <Loaded query={query} failed={texts.listFailed}>
        {(items) =>
          items.length > 0 ? (
            <NewsList items={items} />
          ) : (
            <EmptyState picture={<Picture drawing={noResults} />} text={texts.none} />
          )
        }
      </Loaded>
    </section>
  );
}
