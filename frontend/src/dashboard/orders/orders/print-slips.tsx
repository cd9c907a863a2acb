import type {
  AdminListOrdersQuery,
  AdminOrderView,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { shopDay } from '@book-store/contract/place';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../../kit/button.tsx';
import { alertDialog } from '../../../kit/dialogs/dialogs.ts';
import { Menu, MenuItem } from '../../../kit/menus/menu.tsx';
import { printSheets } from '../../../kit/print/print-sheets.ts';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { PackingSlips, PaperChoice, useSlipPaper } from '../parts/order-parts/packing-slip.tsx';
import { useLazyListWholeOrdersQuery } from '../parts/orders/api.ts';
import { ordersTexts } from '../texts.ts';

/** With more, browsers need minutes for the print preview. */
const SLIPS_MAX = 500;

/** Prints the packing slips of the selected orders, or of all to be packed, as one document. */
export function PrintSlips({ chosen }: { chosen: readonly AdminOrderView[] }) {
  const texts = useTexts(ordersTexts).slips;
  const [paper, choosePaper] = useSlipPaper();
  const [printing, setPrinting] = useState<readonly AdminOrderView[]>([]);
  const [read] = useLazyListWholeOrdersQuery();

  useEffect(
    () => (printing.length > 0 ? printSheets(() => setPrinting([])) : undefined),
    [printing],
  );

  async function print(found: readonly AdminOrderView[]) {
    // Gift cards need no packing.
    const orders = found.filter(({ boughtGiftCard }) => !boughtGiftCard);
    if (orders.length === 0) return void (await alertDialog(texts.none));
    if (orders.length > SLIPS_MAX) {
      return void (await alertDialog(texts.tooMany(orders.length, SLIPS_MAX)));
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
        button={texts.print}
        buttonClass={buttonClass('secondary')}
        place="right-0 z-above mt-1 w-max max-w-[90vw] scroll-mb-24"
      >
        <ul>
          {chosen.length > 0 && (
            <MenuItem onChoose={() => void print(chosen)}>{texts.chosen(chosen.length)}</MenuItem>
          )}
          <MenuItem onChoose={() => void printList({ status: 'confirmed', sort: 'city' })}>
            {texts.toPack}
          </MenuItem>
          <MenuItem
            onChoose={() =>
              void printList({
                status: 'placed,confirmed,packed,out-for-delivery',
                from: shopDay(new Date()),
              })
            }
          >
            {texts.ofToday}
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
