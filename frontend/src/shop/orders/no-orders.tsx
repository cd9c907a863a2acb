import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import noOrders from '../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { paths } from '../../lib/paths.ts';

export function NoOrders({ text }: { text: string }) {
  return (
    <EmptyState picture={<Picture drawing={noOrders} />} text={text}>
      <ButtonLink to={paths.home.to()}>Find a book</ButtonLink>
    </EmptyState>
  );
}
