import type {
  AdminListOrdersQuery,
  AdminOrderView,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { shopDay } from '@book-store/contract/place';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../../kit/button.tsx';
import { alertDialog } from '../../../kit/dialogs/dialogs.ts';
import { Menu, MenuItem } from '../../../kit/menus/menu.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { PackingSlips, PaperChoice, useSlipPaper } from '../parts/order-parts/packing-slip.tsx';
import { useLazyListWholeOrdersQuery } from '../parts/orders/api.ts';

/** With more, browsers need minutes for the print preview. */
const SLIPS_MAX = 500;

/** Prints the packing slips of the selected orders, or of all to be packed, as one document. */
export function PrintSlips({ chosen }: { chosen: readonly AdminOrderView[] }) {
  const [paper, choosePaper] = useSlipPaper();
  const [printing, setPrinting] = useState<readonly AdminOrderView[]>([]);
  const [read] = useLazyListWholeOrdersQuery();

  useEffect(() => {
    if (printing.length === 0) return;
    const done = () => setPrinting([]);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);

  async function print(found: readonly AdminOrderView[]) {
    // Gift cards need no packing.
    const orders = found.filter(({ boughtGiftCard }) => !boughtGiftCard);
    if (orders.length === 0) return void (await alertDialog('There are no such orders.'));
    if (orders.length > SLIPS_MAX) {
      return void (await alertDialog(
        `These are ${orders.length} orders. Please print at most ${SLIPS_MAX} at once.`,
      ));
    }
    setPrinting(orders);
  }

  const { act: printList } = useAction({
    run: (list: AdminListOrdersQuery) => read(list).unwrap(),
    done: print,
  });

  return (
    <>
      <Menu
        button="Print slips"
        buttonClass={buttonClass('secondary')}
        place="right-0 z-above mt-1 w-max max-w-[90vw] scroll-mb-24"
      >
        <ul>
          {chosen.length > 0 && (
            <MenuItem onChoose={() => void print(chosen)}>
              {chosen.length === 1 ? 'The chosen order' : `The ${chosen.length} chosen orders`}
            </MenuItem>
          )}
          <MenuItem onChoose={() => void printList({ status: 'confirmed', sort: 'city' })}>
            All orders to pack
          </MenuItem>
          <MenuItem
            onChoose={() =>
              void printList({
                status: 'placed,confirmed,packed,out-for-delivery',
                from: shopDay(new Date()),
              })
            }
          >
            All open orders of today
          </MenuItem>
        </ul>
        <div className="border-t border-line px-4 pt-2 pb-1">
          <PaperChoice paper={paper} onChoose={choosePaper} />
        </div>
      </Menu>
      {printing.length > 0 && <PackingSlips orders={printing} paper={paper} />}
    </>
  );
}
