import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { WishesView } from '@book-store/contract/people/customers/wishes.schemas';
import { FRESH } from '../../../api/refresh.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { AddToCartButton } from '../../orders/parts/cart/add-to-cart-button.tsx';
import { accountTexts } from '../account-texts.ts';
import { useCustomer } from '../parts/session/auth-context.ts';
import { type BookList, useGetWishesQuery, useMarkBookMutation } from '../parts/wishes/api.ts';
import { MarkedBooks } from './marked-books.tsx';

export default function WishesPage() {
  const head = useHead('wishes');
  return (
    <div className="stack gap-6">
      <PageHead {...head} />
      <h1>{head.title}</h1>
      <Wishes />
    </div>
  );
}

function Wishes() {
  const { uid } = useCustomer();
  const query = useGetWishesQuery(uid, FRESH);
  return <Loaded query={query}>{(marks) => <Lists uid={uid} {...marks} />}</Loaded>;
}

function Lists({ uid, wishes, backInStock }: WishesView & { uid: string }) {
  const words = useTexts(accountTexts).wishes;
  const [markBook] = useMarkBookMutation();
  const { act } = useAction({
    run: async (list: BookList, ids: readonly string[]) => {
      for (const bookId of ids) await markBook({ uid, list, bookId, marked: false }).unwrap();
    },
  });
  const removeFrom = (list: BookList) => (ids: readonly string[]) => void act(list, ids);
  if (wishes.length === 0 && backInStock.length === 0) {
    return (
      <EmptyState picture={<Picture drawing={noResults} />} text={words.empty}>
        <ButtonLink to={paths.books.to()}>{words.findBook}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {wishes.length > 0 && (
        <Card title={words.wished}>
          <MarkedBooks
            ids={wishes}
            onRemove={removeFrom('wishes')}
            actionOf={(book) => isBuyable(book) && <AddToCartButton book={book} />}
          />
        </Card>
      )}
      {backInStock.length > 0 && (
        <Card title={words.awaited}>
          <MarkedBooks
            ids={backInStock}
            onRemove={removeFrom('backInStock')}
            actionOf={(book) => isBuyable(book) && <AddToCartButton book={book} />}
          />
        </Card>
      )}
    </>
  );
}
