import { BellIcon } from '../../../../kit/icons/dashboard-icons.tsx';
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
  const { open, toggle, close, root, button, panel } = usePopover();
  const { data, isError } = useDesk();
  const lines = data?.lines ?? [];
  const count = sumOf(lines.map((line) => line.count));
  const said = countedUpTo(count, texts);
  return (
    <div {...root} className="relative">
      <button
        {...button}
        type="button"
        aria-label={count > 0 ? texts.bell(said) : name}
        onClick={toggle}
        className="relative grid size-11 place-items-center rounded-full hover:bg-wash"
      >
        <BellIcon />
        {count > 0 && (
          <span className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-fine leading-none font-semibold text-on-accent tabular-nums">
            {said}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {count > 0 && texts.announced(said)}
      </span>
      <section
        {...panel}
        aria-label={texts.title}
        className="fixed inset-x-4 top-16 z-panel card py-2 shadow-cover md:absolute md:inset-x-auto md:top-auto md:right-0 md:mt-2 md:w-[27rem]"
      >
        {open && (
          <>
            <h2 className="px-4 py-2 font-sans text-body md:px-6">{texts.title}</h2>
            <div className="max-h-[60vh] overflow-y-auto">
              {lines.length > 0 ? (
                <DeskList lines={lines} onPick={close} />
              ) : (
                <p className="px-4 pb-3 text-muted md:px-6">
                  {!data && isError ? texts.failed : texts.none}
                </p>
              )}
            </div>
          </>
        )}
      </section>
    </div>
  );
}
