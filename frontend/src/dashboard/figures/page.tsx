import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { BeingCounted } from '../../kit/being-counted.tsx';
import { Failure } from '../../kit/failure.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';
import { useGetFiguresQuery } from './api.ts';
import { parseFiguresRange, toFiguresQuery } from './figures-range.ts';
import { FiguresView } from './figures-view.tsx';
import { RangeChoice } from './range-choice.tsx';

const REFRESH = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;

export default function FiguresPage() {
  const [params] = useSearchParams();
  const range = parseFiguresRange(params);
  const query = toFiguresQuery(range);
  const { data, currentData, error, refetch } = useGetFiguresQuery(query, REFRESH);
  const figures = error ? currentData : data;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...PAGES.figures} />
      <h2>Figures</h2>
      <RangeChoice range={range} shown={query} />
      {error && !figures && (
        <Failure
          text="The figures could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {!figures && !error && <Spinner text={texts.book.loading} />}
      {figures?.beingCounted && <BeingCounted />}
      {figures && !figures.beingCounted && (
        <div aria-busy={data !== currentData} className="aria-busy:opacity-60">
          <FiguresView figures={figures} />
        </div>
      )}
    </section>
  );
}
