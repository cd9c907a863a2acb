import type { ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';

const arrow =
  'grid size-11 place-items-center rounded-full border border-control bg-card hover:bg-wash ' +
  'aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-control aria-disabled:bg-transparent';

type CarouselHeadProps = {
  /** The element that the arrows move. */
  controls: string;
  label: string;
  heading: ReactNode;
  ends: { first: boolean; last: boolean };
  onPrevious: () => void;
  onNext: () => void;
};

/** A carousel's heading, with two arrows on wide screens. */
export function CarouselHead({
  controls,
  label,
  heading,
  ends,
  onPrevious,
  onNext,
}: CarouselHeadProps) {
  return (
    <div className="mb-6 flex min-h-11 items-end justify-between gap-4">
      {heading}
      <div className="needs-script hidden gap-2 md:flex">
        <Arrow
          controls={controls}
          name={`${label}: show previous`}
          off={ends.first}
          onClick={onPrevious}
        >
          <ArrowLeftIcon className="size-5" />
        </Arrow>
        <Arrow controls={controls} name={`${label}: show next`} off={ends.last} onClick={onNext}>
          <ArrowRightIcon className="size-5" />
        </Arrow>
      </div>
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
    <button
      type="button"
      aria-controls={controls}
      aria-disabled={off}
      aria-label={name}
      className={arrow}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
