import { Bell } from '../../../../kit/menus/bell.tsx';
import { usePopover } from '../../../../kit/menus/use-popover.ts';
import { sumOf } from '../../../../lib/money/amount.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { frameTexts } from '../../../frame/texts.ts';
import { deskTexts } from '../../desk-texts.ts';
import { useDesk } from './api.ts';
import { countedUpTo, DeskList } from './desk-list.tsx';

/** The bell with the number of things that wait, and a list of what they are: as on the desk. */
export function DeskBell() {
  const texts = useTexts(deskTexts);
  const { name } = useTexts(frameTexts).bell;
  const popover = usePopover();
  const { data, isError } = useDesk();
  const lines = data?.lines ?? [];
  const count = sumOf(lines.map((line) => line.count));
  const shown = countedUpTo(count, texts);
  return (
    <Bell
      popover={popover}
      name={count > 0 ? texts.bell(shown) : name}
      count={count > 0 ? { shown, announced: texts.announced(shown) } : undefined}
      title={texts.title}
      width="md:w-[27rem]"
    >
      <h2 className="px-4 py-2 font-sans text-body md:px-6">{texts.title}</h2>
      <div className="max-h-[60vh] overflow-y-auto">
        {lines.length > 0 ? (
          <DeskList lines={lines} onPick={popover.close} />
        ) : (
          <p className="px-4 pb-3 text-muted md:px-6">
            {!data && isError ? texts.failed : texts.none}
          </p>
        )}
      </div>
    </Bell>
  );
}
