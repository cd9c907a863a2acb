import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { WishesView } from '@book-store/contract/people/customers/wishes.schemas';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { FRESH } from '../../../api/refresh.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { NotKept } from '../../../kit/page/not-kept.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { AddToCartButton } from '../../orders/parts/cart/add-to-cart-button.tsx';
import { SentenceWithLink } from '../../settings/parts/page-texts/sentence-with-link.tsx';
import { accountTexts } from '../account-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { returnState } from '../parts/session/return-path.ts';
import { type BookList, useGetWishesQuery, useMarkBookMutation } from '../parts/wishes/api.ts';
import { deviceWishes, useDeviceWishes } from '../parts/wishes/device-wishes.ts';
import { MarkedBooks } from './marked-books.tsx';

export default function WishesPage() {
  const head = useHead('wishes');
  const { currentUser, loading } = useAuth();
  const list = currentUser ? <WishesOfAccount uid={currentUser.uid} /> : <WishesOfDevice />;
  return (
    <div className="stack gap-6">
      <PageHead {...head} />
      <h1>{head.title}</h1>
      {loading ? <Loaded query={{}} /> : list}
    </div>
  );
}

function WishesOfAccount({ uid }: { uid: string }) {
  const query = useGetWishesQuery(uid, FRESH);
  const onDevice = useDeviceWishes();
  const [markBook] = useMarkBookMutation();
  const { act } = useAction({
    run: async (list: BookList, ids: readonly string[]) => {
      deviceWishes.remove(ids);
      for (const bookId of ids) await markBook({ uid, list, bookId, marked: false }).unwrap();
    },
  });
  return (
    <Loaded query={query}>
      {({ wishes, backInStock }) => (
        <Lists
          // The device's are on their way to the account.
          wishes={[...onDevice.filter((id) => !wishes.includes(id)), ...wishes]}
          backInStock={backInStock}
          onRemove={(list, ids) => void act(list, ids)}
        />
      )}
    </Loaded>
  );
}

function WishesOfDevice() {
  const words = useTexts(accountTexts).wishes;
  const { accounts } = useShop();
  const location = useLocation();
  const wishes = useDeviceWishes();
  const note = (
    <div className="grid gap-1">
      <p>
        {words.onDevice}{' '}
        {accounts !== false && (
          <SentenceWithLink
            text={words.toSignIn}
            to={paths.login.to()}
            state={returnState(location)}
          />
        )}
      </p>
      <NotKept text={words.notKept} />
    </div>
  );
  return (
    <>
      <Lists
        wishes={wishes}
        backInStock={[]}
        note={note}
        onRemove={(_list, ids) => deviceWishes.remove(ids)}
      />
      {wishes.length > 0 && (
        <Button variant="secondary" className="justify-self-start" onClick={deviceWishes.clear}>
          {words.clear}
        </Button>
      )}
    </>
  );
}

type ListsProps = Readonly<Record<keyof WishesView, readonly string[]>> & {
  note?: ReactNode;
  onRemove: (list: BookList, ids: readonly string[]) => void;
};

function Lists({ wishes, backInStock, note, onRemove }: ListsProps) {
  const words = useTexts(accountTexts).wishes;
  if (wishes.length === 0 && backInStock.length === 0) {
    return (
      <EmptyState picture={<Picture drawing={noResults} />} text={words.empty}>
        <ButtonLink to={paths.books.to()}>{words.findBook}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {note}
      {wishes.length > 0 && (
        <Card title={words.wished}>
          <MarkedBooks
            ids={wishes}
            onRemove={(ids) => onRemove('wishes', ids)}
            actionOf={(book) => isBuyable(book) && <AddToCartButton book={book} />}
          />
        </Card>
      )}
      {backInStock.length > 0 && (
        <Card title={words.awaited}>
          <MarkedBooks
            ids={backInStock}
            onRemove={(ids) => onRemove('backInStock', ids)}
            actionOf={(book) => isBuyable(book) && <AddToCartButton book={book} />}
          />
        </Card>
      )}
    </>
  );
}
