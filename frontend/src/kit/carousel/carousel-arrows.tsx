import type { ReactNode } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { BaseButton } from '../button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/icons.tsx';
import { kitTexts } from '../texts.ts';

const arrow =
  'grid size-11 place-items-center rounded-full border border-control bg-card hover:bg-wash ' +
  'aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-control aria-disabled:bg-transparent';

type CarouselArrowsProps = {
  /** The element that the arrows move. */
  controls: string;
  label: string;
  ends: { first: boolean; last: boolean };
  onMove: (direction: 1 | -1) => void;
};

/** The two arrows of a carousel on wide screens; none where all slides are visible. */
export function CarouselArrows({ controls, label, ends, onMove }: CarouselArrowsProps) {
  const texts = useTexts(kitTexts);
  const all = ends.first && ends.last;
  return (
    <div className={`needs-script hidden gap-2 md:flex ${all ? 'invisible' : ''}`}>
      <Arrow
        controls={controls}
        name={texts.previousOf(label)}
        off={ends.first}
        onClick={() => onMove(-1)}
      >
        <ArrowLeftIcon className="size-5" />
      </Arrow>
      <Arrow
        controls={controls}
        name={texts.nextOf(label)}
        off={ends.last}
        onClick={() => onMove(1)}
      >
        <ArrowRightIcon className="size-5" />
      </Arrow>
    </div>
  );
}

type ArrowProps = {
  controls: string;
  name: string;
  /** At the end of the row; the button keeps the focus. */
  off: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Arrow({ controls, name, off, onClick, children }: ArrowProps) {
  return (
    <BaseButton
      aria-controls={controls}
      disabled={off}
      aria-label={name}
      className={arrow}
      onClick={onClick}
    >
      {children}
    </BaseButton>
  );
}
