import { dayText } from '@book-store/contract/place';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../kit/button.tsx';
import { PageNumbers } from '../../../kit/lists/page-numbers.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { parsePage } from '../../../lib/addresses/list-params.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { useListNewsQuery } from '../parts/news/api.ts';
import { NewsCard } from '../parts/news/news-card.tsx';
import { messagesTexts } from '../texts.ts';
import { PER_NEWS_PAGE } from './load.ts';

const addressOf = (page: number) => paths.newsList.to(page > 1 ? { page: String(page) } : {});

/** All news, the newest first. */
export default function NewsListPage() {
  const texts = useTexts(messagesTexts).news;
  const { home } = useTexts(commonTexts);
  const language = useLanguage();
  const { title, description } = useHead('newsList');
  const [params] = useSearchParams();
  const page = parsePage(params);
  const query = useListNewsQuery({ page, limit: PER_NEWS_PAGE });
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = Math.ceil((query.currentData?.total ?? 0) / PER_NEWS_PAGE);
  return (
    <div className="stack gap-6">
      <PageHead
        title={page > 1 ? texts.pageOf(title, page) : title}
        description={description}
        canonical={addressOf(page)}
        hidden={query.currentData?.items.length === 0}
        {...(page > 1 && { prev: addressOf(page - 1) })}
        {...(page < pages && { next: addressOf(page + 1) })}
      />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Loaded query={query} current spinner="min-h-svh" failed={texts.listFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={texts.none}>
              <ButtonLink to={page > 1 ? paths.newsList.to() : paths.home.to()}>
                {page > 1 ? title : home}
              </ButtonLink>
            </EmptyState>
          ) : (
            <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
              {items.map((item) => (
                <li key={item.id} className="stack min-w-0 gap-1">
                  <p className="text-fine text-muted">
                    <time dateTime={item.date}>{dayText(language, item.date)}</time>
                  </p>
                  <NewsCard item={item} heading="h2" />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <PageNumbers
        page={page}
        pages={pages}
        to={addressOf}
        onChoose={() => heading.current?.focus({ preventScroll: true })}
      />
    </div>
  );
}
