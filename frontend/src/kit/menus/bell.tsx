import type { ReactNode } from 'react';
import { BellIcon } from '../icons/dashboard-icons.tsx';
import type { usePopover } from './use-popover.ts';

type BellProps = {
  popover: ReturnType<typeof usePopover>;
  name: string;
  /** What waits: in the bell, and as screen readers are told of it; absent while nothing does. */
  count?: { shown: string; announced: string } | undefined;
  /** Of the panel that it opens. */
  title: string;
  width: string;
  children: ReactNode;
};

/** A bell with a number, and a panel with what the number counts. */
export function Bell({ popover, name, count, title, width, children }: BellProps) {
  return (
    <div {...popover.root} className="relative">
      <button
        {...popover.button}
        type="button"
        aria-label={name}
        onClick={popover.toggle}
        className="relative grid size-11 place-items-center rounded-full hover:bg-wash"
      >
        <BellIcon />
        {count && (
          <span className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-fine leading-none font-semibold text-on-accent tabular-nums">
            {count.shown}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {count?.announced}
      </span>
      <section
        {...popover.panel}
        aria-label={title}
        className={`fixed inset-x-4 top-16 z-panel card py-2 shadow-cover md:absolute md:inset-x-auto md:top-auto md:right-0 md:mt-2 ${width}`}
      >
        {popover.open && children}
      </section>
    </div>
  );
}
