import type { DemoData } from '@book-store/contract/schemas/shop-setup';
import { useState } from 'react';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { alertDialog, confirmDestructive, successToast } from '../../shared/ui/dialogs.ts';
import { useLazyGetDemoDataQuery, useRemoveDemoMutation } from './shop-setup-api.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Says what is removed and what stays. */
function wordsOf({ books, changedBooks, orders }: DemoData): string {
  const goes = `${counted(books, 'book')} as they came with the shop`;
  const tried =
    orders > 0
      ? ` and ${counted(orders, 'order')} of such books alone, placed before you had a book of your own,`
      : '';
  const stays =
    changedBooks > 0 ? ` ${counted(changedBooks, 'book')} that you have changed will stay.` : '';
  return `${goes}${tried} will be deleted. Your own books and all other orders stay.${stays}`;
}

/** Removes the demo books and the orders that tried them, after listing them. */
export function RemoveDemo() {
  const [getDemoData] = useLazyGetDemoDataQuery();
  const [removeDemo] = useRemoveDemoMutation();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      const demo = await getDemoData().unwrap();
      const sure = await confirmDestructive('Take the demo away?', wordsOf(demo), 'Take it away');
      if (!sure) return;
      await removeDemo({ books: demo.books, orders: demo.orders }).unwrap();
      void successToast('The demo is gone');
    } catch (error) {
      await alertDialog(toApiProblem(error).message, 'error');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" disabled={busy} onClick={() => void remove()}>
      Take the demo books and orders away…
    </Button>
  );
}
