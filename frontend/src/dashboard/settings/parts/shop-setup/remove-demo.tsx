import type {
  DemoData,
  RemoveDemoBody,
} from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import { Button } from '../../../../kit/button.tsx';
import { confirmDestructive } from '../../../../kit/dialogs/dialogs.ts';
import { useAction } from '../../../../kit/use-action.ts';
import { useLazyGetDemoDataQuery, useRemoveDemoMutation } from './api.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** The question about each kind that there is, and what stays. */
function questions({ books, changedBooks, orders, news }: DemoData) {
  const stays =
    changedBooks > 0 ? ` ${counted(changedBooks, 'book')} that you have changed will stay.` : '';
  const all = {
    books: {
      title: `Delete ${counted(books, 'demo book')}?`,
      text: `They are as they came with the shop. Your own books stay.${stays}`,
    },
    orders: {
      title: `Delete ${counted(orders, 'trial order')}?`,
      text: 'They are of demo books alone and were placed before you had a book of your own. All other orders stay.',
    },
    news: {
      title: `Delete ${counted(news, 'demo news item')}?`,
      text: 'They are as they came with the shop. Your own news stays.',
    },
  };
  const counts = { books, orders, news };
  return KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
    kind,
    count: counts[kind],
    ...all[kind],
  }));
}
const goneText = ({ books = 0, orders = 0, news = 0 }: RemoveDemoBody) =>
  `${counted(books + orders + news, 'item')} of the demo deleted`;
const KINDS = ['books', 'orders', 'news'] as const;

/** Asks about each kind. Returns how many of which are to go. */
async function askAbout(demo: DemoData): Promise<RemoveDemoBody> {
  const going: RemoveDemoBody = {};
  for (const { kind, count, title, text } of questions(demo)) {
    if (await confirmDestructive(title, text, 'Delete', 'Keep')) going[kind] = count;
  }
  return going;
}

/** Removes the demo books, the orders that tried them and the demo news, each after a question. */
export function RemoveDemo() {
  const [getDemoData] = useLazyGetDemoDataQuery();
  const [removeDemo] = useRemoveDemoMutation();
  const { act, busy } = useAction({
    run: async () => {
      const going = await askAbout(await getDemoData().unwrap());
      if (Object.keys(going).length === 0) return undefined;
      await removeDemo(going).unwrap();
      return goneText(going);
    },
    done: (gone) => gone,
  });

  return (
    <Button variant="secondary" disabled={busy} onClick={() => void act()}>
      Take the demo away…
    </Button>
  );
}
