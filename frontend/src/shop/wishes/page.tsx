import { PAGES } from '@book-store/contract/pages';
import type { WishesView } from '@book-store/contract/schemas/wishes';
import { isBuyable } from '@book-store/contract/stock';
import { ButtonLink } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import noResults from '../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { useAction } from '../../kit/use-action.ts';
import { paths } from '../../lib/paths.ts';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { useCustomer } from '../sign-in/auth-context.ts';
import { type BookList, useGetWishesQuery, useMarkBookMutation } from './api.ts';
import { MarkedBooks } from './marked-books.tsx';

export default function WishesPage() {
  return (
    <div className="stack gap-6">
      <PageHead {...PAGES.wishes} />
      <h1>{PAGES.wishes.title}</h1>
      <Wishes />
    </div>
  );
}

function Wishes() {
  const { uid } = useCustomer();
  const query = useGetWishesQuery(uid, { refetchOnMountOrArgChange: true });
  return <Loaded query={query}>{(marks) => <Lists uid={uid} {...marks} />}</Loaded>;
}

function Lists({ uid, wishes, backInStock }: WishesView & { uid: string }) {
  const [markBook] = useMarkBookMutation();
  const { act } = useAction({
    run: async (list: BookList, ids: readonly string[]) => {
      for (const bookId of ids) await markBook({ uid, list, bookId, marked: false }).unwrap();
    },
  });
  const removeFrom = (list: BookList) => (ids: readonly string[]) => void act(list, ids);
  if (wishes.length === 0 && backInStock.length === 0) {
    return (
      <EmptyState
        picture={<Picture drawing={noResults} />}
        text="Your wish list is empty. The heart on a book’s page puts it here."
      >
        <ButtonLink to={paths.books.to()}>Find a book</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {wishes.length > 0 && (
        <Card title="Books you wish for">
          <MarkedBooks
            ids={wishes}
            onRemove={removeFrom('wishes')}
            actionOf={(book) => isBuyable(book) && <AddToCartButton book={book} />}
          />
        </Card>
      )}
      {backInStock.length > 0 && (
        <Card title="We tell you when these are back">
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
