import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { BeingCounted } from '../../kit/being-counted.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { PageHead } from '../../kit/page-head.tsx';
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
  const shown = toFiguresQuery(range);
  const query = useGetFiguresQuery(shown, REFRESH);
  return (
    <section className="stack gap-4">
      <PageHead {...PAGES.figures} />
      <h2>Figures</h2>
      <RangeChoice range={range} shown={shown} />
      <Loaded query={query} failed="The figures could not be loaded.">
        {(figures) =>
          figures.beingCounted ? (
            <BeingCounted />
          ) : (
            <div aria-busy={query.data !== query.currentData} className="aria-busy:opacity-60">
              <FiguresView figures={figures} />
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
