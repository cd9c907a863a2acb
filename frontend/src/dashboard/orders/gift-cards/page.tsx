import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CURRENT } from '../../../api/base-api.ts';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { PER_PAGE, parsePage, parseWords } from '../../../lib/addresses/list-params.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useListGiftCardsQuery } from '../parts/gift-cards/api.ts';
import { GiftCardRow } from './gift-card-row.tsx';
import { IssueForm } from './issue-form.tsx';

/** The gift cards that the shop has issued, and a form for another one. */
export default function GiftCardsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: shop } = useShopQuery();
  const state = { q: parseWords(params), page: parsePage(params) };
  const { q, page } = state;
  const query = useListGiftCardsQuery({ ...(q && { q }), page, limit: PER_PAGE }, CURRENT);
  return (
    <div className="stack gap-6">
      <ListPage
        head={PAGES.giftCards}
        title="Gift cards"
        id="gift-cards"
        count={({ total }) => counted(total, 'gift card')}
        note={
          shop && !shop.giftCards ? (
            <p className="prose">
              Customers cannot pay with gift cards yet: allow it in the settings of the payments.
            </p>
          ) : undefined
        }
        actions={
          <>
            <BackLink to={paths.adminOrders.to()} all="All orders" />
            {shop && !shop.giftCards && (
              <ButtonLink variant="secondary" to={paths.paymentSettings.to()}>
                Settings
              </ButtonLink>
            )}
          </>
        }
        tools={
          <ListSearch
            label="Search gift cards"
            placeholder="Last four characters, or email"
            value={q}
            onSearch={(words, how) => navigate(paths.giftCards.to({ q: words }), how)}
          />
        }
        state={state}
        to={paths.giftCards.to}
        query={query}
        failed="The gift cards could not be loaded."
        empty={{
          text: 'No gift cards yet. Issue the first one below.',
          narrowed: 'No matching gift cards.',
          all: 'Show all gift cards',
        }}
        rows={({ cards }) => cards.map((card) => <GiftCardRow key={card._id} card={card} />)}
      />
      <IssueForm />
    </div>
  );
}
