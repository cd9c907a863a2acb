import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { CloseIcon, FilterIcon } from '../../kit/icons/icons.tsx';
import { counted } from '../../lib/amount.ts';
import { Facets } from './facets.tsx';
import type { Shelf } from './shelf.ts';

/** The facets on phones: a button, and the sheet that it opens. */
export function FilterSheet({ shelf }: { shelf: Shelf }) {
  const [open, setOpen] = useState(false);
  const count = Object.values(shelf.state.chosen).flat().length;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setOpen(true)}
        className="needs-script grow lg:hidden"
      >
        <FilterIcon className="size-5" />
        {count > 0 ? `Filter (${count})` : 'Filter'}
      </Button>
      {open && <Sheet shelf={shelf} onClose={() => setOpen(false)} />}
    </>
  );
}

function Sheet({ shelf, onClose }: { shelf: Shelf; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const { total = 0 } = shelf.facets ?? {};
  const found = counted(total, 'book');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog with Escape
    <dialog
      ref={dialog}
      aria-label="Filter"
      onClose={onClose}
      // A click beside the sheet hits the dialog itself.
      onClick={(event) => event.target === dialog.current && close()}
      className="filter-sheet"
    >
      <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4">
        <h2 className="text-lead">Filter</h2>
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="grid size-11 place-items-center rounded-field"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-4 py-3">
        <Facets shelf={shelf} together />
      </div>
      <div className="flex gap-3 border-t border-line p-3">
        <Button
          variant="secondary"
          disabled={Object.keys(shelf.state.chosen).length === 0}
          onClick={() => shelf.choose({ chosen: {} }, { replace: true })}
        >
          Clear all
        </Button>
        <Button onClick={close} className="grow">
          Show {found}
        </Button>
        <p role="status" className="sr-only">
          {found}
        </p>
      </div>
    </dialog>
  );
}
