import type { NewsView } from '@book-store/contract/messages/news/news.schemas';
import type { StructuredData } from '@book-store/contract/pages/addresses/page-entry';
import { newsPicture } from '@book-store/contract/pictures';
import { dayText } from '@book-store/contract/place';
import { Link, useParams } from 'react-router-dom';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { RichText } from '../../../kit/rich-text.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { SCHEMA_ORG } from '../../../lib/structured-data.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import NotFoundPage from '../../frame/not-found/page.tsx';
import { useGetNewsQuery } from '../parts/news/api.ts';
import { NewsPicture } from '../parts/news/news-picture.tsx';
import { NewsRow } from '../parts/news/news-row.tsx';
import { messagesTexts } from '../texts.ts';

export default function NewsPage() {
  const texts = useTexts(messagesTexts).news;
  const { id = '' } = useParams();
  const query = useGetNewsQuery(id);
  return (
    <Loaded
      query={query}
      current
      spinner="min-h-[60vh]"
      failed={texts.failed}
      missing={<NotFoundPage />}
    >
      {(item) => (
        <div className="stack gap-[var(--section)]">
          <PageHead
            title={item.title}
            description={item.description}
            structuredData={import.meta.env.SSR ? newsData(item) : undefined}
          />
          <NewsArticle item={item} />
          <p className="-mb-8">
            <Link to={paths.newsList.to()} className="link inline-block py-2">
              {texts.all}
            </Link>
          </p>
          <NewsRow heading={texts.more} except={item.id} />
        </div>
      )}
    </Loaded>
  );
}

function NewsArticle({ item }: { item: NewsView }) {
  const language = useLanguage();
  return (
    <article className="mx-auto stack prose gap-6">
      <header className="grid gap-3">
        <p className="text-muted">
          <time dateTime={item.date}>{dayText(language, item.date)}</time>
        </p>
        <h1 className="break-words">{item.title}</h1>
        <p className="text-lead break-words text-muted">{item.description}</p>
      </header>
      <div className="overflow-hidden rounded-card empty:hidden">
        <NewsPicture item={item} sizes="(min-width: 768px) 692px, calc(100vw - 32px)" eager />
      </div>
      <RichText html={item.html} />
    </article>
  );
}

/** Returns a news item as structured data; its text is in the page itself. */
const newsData =
  ({ id, title, description, image, date }: NewsView): StructuredData =>
  ({ origin, shop }) => ({
    '@context': SCHEMA_ORG,
    '@type': 'NewsArticle',
    headline: title,
    description,
    datePublished: date,
    image: image ? origin + pictureOf(image) : undefined,
    url: origin + paths.news.to(id),
    publisher: { '@type': 'Organization', name: shop.name, url: `${origin}/` },
  });

const pictureOf = (image: string): string => {
  const { usual, pathOf } = newsPicture(image);
  return pathOf(usual);
};
