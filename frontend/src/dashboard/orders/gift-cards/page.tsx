import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { CURRENT } from '../../../api/base-api.ts';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useListGiftCardsQuery } from '../parts/gift-cards/api.ts';
import { GiftCardRow } from './gift-card-row.tsx';
import { IssueForm } from './issue-form.tsx';

export default function GiftCardsPage() {
  const { data: shop } = useShopQuery();
  const list = useListState(dashboardPaths.giftCards.to, { searched: true });
  const query = useListGiftCardsQuery(list.query, CURRENT);
  const shown = shownOf(query);
  return (
    <div className="stack gap-6">
      <ListPage head={PAGES.giftCards}>
        <ListHead
          id="gift-cards"
          title="Gift cards"
          count={shown && counted(shown.total, 'gift card')}
          note={
            shop && !shop.giftCards ? (
              <p className="prose">
                Customers cannot pay with gift cards yet: allow it in the settings of the payments.
              </p>
            ) : undefined
          }
        >
          <BackLink to={dashboardPaths.adminOrders.to()} all="All orders" />
          {shop && !shop.giftCards && (
            <ButtonLink variant="secondary" to={dashboardPaths.paymentSettings.to()}>
              Settings
            </ButtonLink>
          )}
        </ListHead>
        <ListSearch
          label="Search gift cards"
          placeholder="Last four characters, or email"
          value={list.q}
          onSearch={(q, how) => list.change({ q }, how)}
        />
        <ListItems list={list} query={query} failed="The gift cards could not be loaded.">
          {({ cards, total }, busy) =>
            total === 0 ? (
              <NoItems
                list={list}
                text="No gift cards yet. Issue the first one below."
                narrowed="No matching gift cards."
                all="Show all gift cards"
              />
            ) : (
              <ListRows labelledBy="gift-cards" busy={busy}>
                {cards.map((card) => (
                  <GiftCardRow key={card._id} card={card} />
                ))}
              </ListRows>
            )
          }
        </ListItems>
      </ListPage>
      <IssueForm />
    </div>
  );
}
