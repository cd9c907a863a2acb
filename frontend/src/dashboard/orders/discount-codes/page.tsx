import { live } from '../../../api/refresh.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { ListHead, ListItems, ListPage, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { discountTexts } from '../discount-texts.ts';
import { useListDiscountCodesQuery } from '../parts/discount-codes/api.ts';
import { CodeRow } from './code-row.tsx';

export default function DiscountCodesPage() {
  const texts = useTexts(discountTexts).list;
  const head = useDashboardHead('discountCodes');
  const list = useListState(dashboardPaths.discountCodes.to);
  const query = useListDiscountCodesQuery(list.query, live(60));
  const shown = shownOf(query);
  return (
    <ListPage head={head}>
      <ListHead
        id="discount-codes"
        title={texts.title}
        count={shown && texts.count(shown.total)}
        note={<p className="prose text-muted">{texts.about}</p>}
      >
        <ButtonLink to={dashboardPaths.addDiscountCode.to()}>{texts.make}</ButtonLink>
      </ListHead>
      <ListItems list={list} query={query} loading={texts.loading} failed={texts.failed}>
        {({ codes, total }, busy) =>
          total === 0 ? (
            <NoItems list={list} picture={<Picture drawing={noResults} />} text={texts.none} />
          ) : (
            <ul
              aria-labelledby="discount-codes"
              aria-busy={busy}
              className="stack divide-y divide-line card aria-busy:opacity-60"
            >
              {codes.map((code) => (
                <CodeRow key={code._id} code={code} />
              ))}
            </ul>
          )
        }
      </ListItems>
    </ListPage>
  );
}
