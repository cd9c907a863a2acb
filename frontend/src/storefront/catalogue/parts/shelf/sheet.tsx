import { useEffect, useRef } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { CloseIcon } from '../../../../kit/icons/icons.tsx';
import { kitTexts } from '../../../../kit/texts.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { shelfTexts } from '../../shelf-texts.ts';
import { Facets } from './facets.tsx';
import type { Shelf } from './shelf.ts';

/** The facets of a shelf on a narrow screen. */
export function Sheet({ shelf, onClose }: { shelf: Shelf; onClose: () => void }) {
  const texts = useTexts(shelfTexts);
  const { close: closeName } = useTexts(kitTexts);
  const { books } = useTexts(commonTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const { total = 0 } = shelf.facets ?? {};
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog with Escape
    <dialog
      ref={dialog}
      aria-label={texts.filter}
      onClose={onClose}
      // A click beside the sheet hits the dialog itself.
      onClick={(event) => event.target === dialog.current && close()}
      className="filter-sheet"
    >
      <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4">
        <h2 className="text-lead">{texts.filter}</h2>
        <button
          type="button"
          aria-label={closeName}
          onClick={close}
          className="grid size-11 place-items-center rounded-field"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-4 py-3">
        <Facets shelf={shelf} together />
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line p-3">
        <Button
          variant="secondary"
          disabled={Object.keys(shelf.state.chosen).length === 0}
          onClick={() => shelf.choose({ chosen: {} }, { replace: true })}
        >
          {texts.clearAll}
        </Button>
        <Button onClick={close} className="grow basis-40">
          {texts.show(total)}
        </Button>
        <p role="status" className="sr-only">
          {books(total)}
        </p>
      </div>
    </dialog>
  );
}
