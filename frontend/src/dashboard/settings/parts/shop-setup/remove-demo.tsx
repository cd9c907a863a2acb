import type {
  DemoData,
  RemoveDemoBody,
} from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import { Button } from '../../../../kit/button.tsx';
import { confirmDestructive } from '../../../../kit/dialogs/dialogs.ts';
import { useAction } from '../../../../kit/use-action.ts';
import { textsNow, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { setUpTexts } from '../../set-up-texts.ts';
import { useLazyGetDemoDataQuery, useRemoveDemoMutation } from './api.ts';

function questions({ changedBooks, ...counts }: DemoData) {
  const texts = textsNow(setUpTexts);
  const stays = changedBooks > 0 ? ` ${texts.changedBooksStay(changedBooks)}` : '';
  return KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
    kind,
    count: counts[kind],
    title: texts.questions[kind].title(counts[kind]),
    text: `${texts.questions[kind].text}${kind === 'books' ? stays : ''}`,
  }));
}
const goneText = ({ books = 0, orders = 0, news = 0 }: RemoveDemoBody) =>
  textsNow(setUpTexts).deleted(books + orders + news);
const KINDS = ['books', 'orders', 'news'] as const;

/** Returns the confirmed number of each kind. */
async function askAbout(demo: DemoData): Promise<RemoveDemoBody> {
  const texts = textsNow(setUpTexts);
  const going: RemoveDemoBody = {};
  for (const { kind, count, title, text } of questions(demo)) {
    if (await confirmDestructive(title, text, texts.delete, texts.keep)) going[kind] = count;
  }
  return going;
}

/** Removes the demo books, the orders that tried them and the demo news, each after a question. */
export function RemoveDemo() {
  const texts = useTexts(setUpTexts);
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
      {texts.removeDemo}
    </Button>
  );
}
