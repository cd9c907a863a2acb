import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useSearchParams } from 'react-router-dom';
import { CURRENT } from '../../../api/base-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { PER_PAGE, parsePage } from '../../../lib/addresses/list-params.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useListDiscountCodesQuery } from '../parts/discount-codes/api.ts';
import { CodeRow } from './code-row.tsx';

export default function DiscountCodesPage() {
  const [params] = useSearchParams();
  const state = { page: parsePage(params) };
  const query = useListDiscountCodesQuery({ ...state, limit: PER_PAGE }, CURRENT);
  return (
    <ListPage
      head={PAGES.discountCodes}
      title="Discount codes"
      id="discount-codes"
      count={({ total }) => counted(total, 'code')}
      note={
        <p className="prose text-muted">
          Customers enter a code in the cart or at the checkout, one an order. The field is there
          while a code is in use.
        </p>
      }
      actions={<ButtonLink to={paths.addDiscountCode.to()}>Make a code</ButtonLink>}
      tools={null}
      state={state}
      to={paths.discountCodes.to}
      query={query}
      loading="Loading the codes…"
      failed="The codes could not be loaded."
      empty={{
        picture: <Picture drawing={noResults} />,
        text: 'There are no discount codes yet.',
        narrowed: 'There are no codes here.',
        all: 'Show all codes',
      }}
    >
      {({ codes }, busy, none) =>
        none || (
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
    </ListPage>
  );
}
