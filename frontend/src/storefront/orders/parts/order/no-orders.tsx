import { useShop } from '../../../../api/calls/shop-api.ts';
import { ButtonLink } from '../../../../kit/button.tsx';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import noOrders from '../../../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useCustomer } from '../../../people/parts/session/auth-context.ts';
import { VerifyAddress } from '../../../people/parts/sign-in/verify-address.tsx';
import { orderTexts } from '../../order-texts.ts';

/** Of an account without orders; guests' orders come to it once its address is confirmed. */
export function NoOrders({ text }: { text: string }) {
  const { isRefined } = useTexts();
  const { findBook, noneYet } = useTexts(orderTexts);
  const { guestOrders } = useShop();
  const { email, emailVerified } = useCustomer();
  const mayFollow = guestOrders && email && !emailVerified;
  return (
    <>
      <EmptyState
        picture={<Picture drawing={noOrders} />}
        text={mayFollow && isRefined ? noneYet : text}
      >
        {!mayFollow && <ButtonLink to={paths.home.to()}>{findBook}</ButtonLink>}
      </EmptyState>
      {mayFollow && (
        <div className="mx-auto w-full max-w-2xl">
          <VerifyAddress />
        </div>
      )}
    </>
  );
}
