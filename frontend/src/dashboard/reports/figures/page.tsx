import { useSearchParams } from 'react-router-dom';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { live } from '../../../api/refresh.ts';
import { BeingCounted } from '../../../kit/page/being-counted.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useToday } from '../../../lib/use-today.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { figuresTexts } from '../figures-texts.ts';
import { useGetFiguresQuery } from './api.ts';
import { CsvButton } from './best-table.tsx';
import { parseFiguresRange, toFiguresQuery } from './figures-range.ts';
import { FiguresView } from './figures-view.tsx';
import { RangeChoice } from './range-choice.tsx';

/** For the accountant, in shops that tax. */
function TaxesCsv({ range }: { range: { from: string; to: string } }) {
  const texts = useTexts(figuresTexts);
  const tax = useShopQuery().data?.tax;
  if (!tax) return null;
  return (
    <div className="grid gap-2">
      <p>
        {texts.taxes} <CsvButton part="taxes" range={range} label={texts.taxesAsCsv} />
      </p>
      <p>
        {texts.papers} <CsvButton part="papers" range={range} label={texts.papersAsCsv} />
      </p>
    </div>
  );
}

export default function FiguresPage() {
  const texts = useTexts(figuresTexts);
  const head = useDashboardHead('figures');
  const [params] = useSearchParams();
  const range = parseFiguresRange(params);
  const shown = toFiguresQuery(range, useToday());
  const query = useGetFiguresQuery(shown, live(60));
  return (
    <section className="stack gap-4">
      <PageHead {...head} />
      <h2>{head.title}</h2>
      <RangeChoice range={range} shown={shown} />
      <Loaded query={query} failed={texts.failed}>
        {(figures) =>
          figures.beingCounted ? (
            <BeingCounted />
          ) : (
            <div aria-busy={query.data !== query.currentData} className="aria-busy:opacity-60">
              <FiguresView figures={figures} />
              <TaxesCsv range={figures} />
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
