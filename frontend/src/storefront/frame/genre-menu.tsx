import { type ReactNode, useRef } from 'react';
import { ChevronDownIcon } from '../../kit/icons/icons.tsx';
import { useDismissal } from '../../kit/menus/use-dismissal.ts';

type GenreMenuProps = { name: string; className?: string; children: ReactNode };

/** A menu that opens without scripts, too; with them, a click elsewhere, Escape or a choice closes it. */
export function GenreMenu({ name, className = '', children }: GenreMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const dismissal = useDismissal({
    root: menu,
    isOpen: () => menu.current?.open === true,
    close: () => menu.current?.removeAttribute('open'),
    button: () => menu.current?.querySelector('summary'),
  });
  return (
    <details ref={menu} className={`relative ${className}`} {...dismissal}>
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-field whitespace-nowrap hover:underline [&::-webkit-details-marker]:hidden">
        {name}
        <ChevronDownIcon className="size-4" />
      </summary>
      {children}
    </details>
  );
}
