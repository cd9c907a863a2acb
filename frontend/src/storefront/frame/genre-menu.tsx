import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronDownIcon } from '../../kit/icons/icons.tsx';

type GenreMenuProps = { name: string; className?: string; children: ReactNode };

/** A menu that opens without scripts, too; with them, a click elsewhere, Escape or a choice closes it. */
export function GenreMenu({ name, className = '', children }: GenreMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move to another page closes the menu
  useEffect(() => menu.current?.removeAttribute('open'), [key]);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) menu.current?.removeAttribute('open');
    };
    // At the document, because some browsers give what is pressed no focus.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details
      ref={menu}
      className={`relative ${className}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-field whitespace-nowrap hover:underline [&::-webkit-details-marker]:hidden">
        {name}
        <ChevronDownIcon className="size-4" />
      </summary>
      {children}
    </details>
  );
}
