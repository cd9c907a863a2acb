import { Bell } from '../../../../kit/menus/bell.tsx';
import { usePopover } from '../../../../kit/menus/use-popover.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { frameTexts } from '../../../frame/texts.ts';
import { NewOrdersList } from './new-orders-list.tsx';
import { useNewOrders } from './use-new-orders.ts';

/** The notification bell with the number of new orders; opening the list marks them as seen. */
export function OrderNotifications() {
  const texts = useTexts(frameTexts).bell;
  const popover = usePopover();
  const { count, listed, failed } = useNewOrders(popover.open);
  const announced = texts.count(count);
  return (
    <Bell
      popover={popover}
      name={count > 0 ? texts.named(announced) : texts.name}
      count={count > 0 ? { shown: count > 99 ? '99+' : String(count), announced } : undefined}
      title={texts.newOrders}
      width="md:w-96"
    >
      <NewOrdersList {...listed} failed={failed} />
    </Bell>
  );
}
