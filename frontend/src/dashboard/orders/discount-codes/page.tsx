import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { CURRENT } from '../../../api/base-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { ListHead, ListItems, ListPage, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useListDiscountCodesQuery } from '../parts/discount-codes/api.ts';
import { CodeRow } from './code-row.tsx';

export default function DiscountCodesPage() {
  const list = useListState(dashboardPaths.discountCodes.to);
  const query = useListDiscountCodesQuery(list.query, CURRENT);
  const shown = shownOf(query);
  return (
    <ListPage head={PAGES.discountCodes}>
      <ListHead
        id="discount-codes"
        title="Discount codes"
        count={shown && counted(shown.total, 'code')}
        note={
          <p className="prose text-muted">
            Customers enter a code in the cart or at the checkout, one an order. The field is there
            while a code is in use.
          </p>
        }
      >
        <ButtonLink to={dashboardPaths.addDiscountCode.to()}>Make a code</ButtonLink>
      </ListHead>
      <ListItems
        list={list}
        query={query}
        loading="Loading the codes…"
        failed="The codes could not be loaded."
      >
        {({ codes, total }, busy) =>
          total === 0 ? (
            <NoItems
              list={list}
              picture={<Picture drawing={noResults} />}
              text="There are no discount codes yet."
            />
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
