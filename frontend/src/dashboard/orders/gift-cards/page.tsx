import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { live } from '../../../api/refresh.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { giftCardTexts } from '../gift-card-texts.ts';
import { useListGiftCardsQuery } from '../parts/gift-cards/api.ts';
import { GiftCardRow } from './gift-card-row.tsx';
import { IssueForm } from './issue-form.tsx';

export default function GiftCardsPage() {
  const texts = useTexts(giftCardTexts).list;
  const head = useDashboardHead('giftCards');
  const { data: shop } = useShopQuery();
  const list = useListState(dashboardPaths.giftCards.to, { searched: true });
  const query = useListGiftCardsQuery(list.query, live(60));
  const shown = shownOf(query);
  return (
    <div className="stack gap-6">
      <ListPage head={head}>
        <ListHead
          id="gift-cards"
          title={texts.title}
          count={shown && texts.count(shown.total)}
          note={shop && !shop.giftCards ? <p className="prose">{texts.notOffered}</p> : undefined}
        >
          <BackLink to={dashboardPaths.adminOrders.to()} all={texts.allOrders} />
          {shop && !shop.giftCards && (
            <ButtonLink variant="secondary" to={dashboardPaths.paymentSettings.to()}>
              {texts.settings}
            </ButtonLink>
          )}
        </ListHead>
        <ListSearch
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={list.q}
          onSearch={(q, how) => list.change({ q }, how)}
        />
        <ListItems list={list} query={query} failed={texts.failed}>
          {({ cards, total }, busy) =>
            total === 0 ? (
              <NoItems
                list={list}
                text={texts.none}
                narrowed={texts.noneFound}
                all={texts.showAll}
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
