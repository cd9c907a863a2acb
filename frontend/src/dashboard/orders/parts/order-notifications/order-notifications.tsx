import { BellIcon } from '../../../../kit/icons/dashboard-icons.tsx';
import { usePopover } from '../../../../kit/menus/use-popover.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { frameTexts } from '../../../frame/texts.ts';
import { NewOrdersList } from './new-orders-list.tsx';
import { useNewOrders } from './use-new-orders.ts';

/** The notification bell with the number of new orders; opening the list marks them as seen. */
export function OrderNotifications() {
  const texts = useTexts(frameTexts).bell;
  const { open, toggle, root, button, panel } = usePopover();
  const { count, listed, failed } = useNewOrders(open);
  return (
    <div {...root} className="relative">
      <button
        {...button}
        type="button"
        aria-label={count > 0 ? texts.named(texts.count(count)) : texts.name}
        onClick={toggle}
        className="relative grid size-11 place-items-center rounded-full hover:bg-wash"
      >
        <BellIcon />
        {count > 0 && (
          <span className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-fine leading-none font-semibold text-on-accent tabular-nums">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {count > 0 && texts.count(count)}
      </span>
      <section
        {...panel}
        aria-label={texts.newOrders}
        className="fixed inset-x-4 top-16 z-panel card py-2 shadow-cover md:absolute md:inset-x-auto md:top-auto md:right-0 md:mt-2 md:w-96"
      >
        {open && <NewOrdersList {...listed} failed={failed} />}
      </section>
    </div>
  );
}
