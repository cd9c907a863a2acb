import type { SeriesView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { Link, useParams } from 'react-router-dom';
import { useGetSeriesQuery } from '../../../api/calls/books-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { sumOf } from '../../../lib/money/amount.ts';
import { breadcrumbList } from '../../../lib/structured-data.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { AuthorLinks } from '../parts/book-card/author-links.tsx';
import { NoSuchShelf } from '../parts/shelf/no-such-shelf.tsx';
import { seriesTexts } from '../series-texts.ts';
import { Volumes } from './volumes.tsx';

/** With more authors, the books share the name of a series, not the series. */
const AUTHORS_MAX = 3;

export default function SeriesPage() {
  const texts = useTexts(seriesTexts);
  const { booksFailed } = useTexts(commonTexts);
  const slug = slugOf(useParams().slug ?? '');
  const query = useGetSeriesQuery(slug, CATALOGUE);
  return (
    <Loaded
      query={query}
      current
      spinner="min-h-svh"
      failed={booksFailed}
      missing={<NoSuchShelf text={texts.missing} />}
    >
      {(series) => <OneSeries series={series} />}
    </Loaded>
  );
}

function OneSeries({ series: { slug, name, books, volumes } }: { series: SeriesView }) {
  const texts = useTexts(seriesTexts);
  const common = useTexts(commonTexts);
  const authors = firstAuthors(volumes);
  const by = authors.length > 0 && authors.length <= AUTHORS_MAX ? authors : [];
  const breadcrumbs = [{ name: common.allBooks, to: paths.books.to() }, { name }];
  const shown = sumOf(volumes.map(({ editions }) => editions.length));
  return (
    <div className="stack gap-4">
      <PageHead
        title={by.length > 0 ? name + texts.by + by.join(texts.and) : name}
        description={texts.description(name)}
        canonical={paths.series.to(slug)}
        structuredData={import.meta.env.SSR ? breadcrumbList(breadcrumbs) : undefined}
      />
      <div className="-mt-4 -mb-3 md:-mt-6">
        <Breadcrumbs items={breadcrumbs} />
      </div>
      <h1 className="break-words">{name}</h1>
      <p className="-mt-2 text-muted [&_a]:inline-block [&_a]:py-2">
        {common.books(books)}
        {by.length > 0 && (
          <>
            {texts.by}
            <AuthorLinks author={by.join(', ')} />
          </>
        )}
      </p>
      <Volumes volumes={volumes} />
      {shown < books && (
        <p className="pt-6">
          <Link to={paths.books.to({ series: slug })} className="link inline-block py-2">
            {texts.all(books)}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The first author of each volume, without duplicates. */
function firstAuthors(volumes: SeriesView['volumes']): string[] {
  const named = volumes.flatMap(({ editions }) => authorsOf(editions[0]?.author ?? '')[0] || []);
  return [...new Map(named.map((author) => [slugOf(author), author])).values()];
}
