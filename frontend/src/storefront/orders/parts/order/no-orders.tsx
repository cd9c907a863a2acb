import { ButtonLink } from '../../../../kit/button.tsx';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import noOrders from '../../../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';

export function NoOrders({ text }: { text: string }) {
  const { findBook } = useTexts(orderTexts);
  return (
    <EmptyState picture={<Picture drawing={noOrders} />} text={text}>
      <ButtonLink to={paths.home.to()}>{findBook}</ButtonLink>
    </EmptyState>
  );
}
