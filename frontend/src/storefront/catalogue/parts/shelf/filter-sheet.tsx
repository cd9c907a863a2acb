import { Suspense, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { FilterIcon } from '../../../../kit/icons/icons.tsx';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { shelfTexts } from '../../shelf-texts.ts';
import type { Shelf } from './shelf.ts';

const Sheet = lazyPart(
  async () => (await import('./sheet.tsx')).Sheet,
  () => (
    <p role="alert" className="basis-full text-bad lg:hidden">
      {useTexts(shelfTexts).filterFailed}
    </p>
  ),
);

export function FilterSheet({ shelf }: { shelf: Shelf }) {
  const texts = useTexts(shelfTexts);
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
        {count > 0 ? `${texts.filter} (${count})` : texts.filter}
      </Button>
      {open && (
        <Suspense>
          <Sheet shelf={shelf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
