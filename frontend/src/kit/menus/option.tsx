import { createContext, type ReactNode, useContext, useId } from 'react';

/** What the options of the search field's list share. */
export const OptionsContext = createContext<{
  activeId: string | undefined;
  onPick: (to: string) => void;
}>({ activeId: undefined, onPick: () => undefined });

type OptionProps = { to: string; children: ReactNode };

/** An option of the search field's list; chosen with the field's keys or a tap. */
export function Option({ to, children }: OptionProps) {
  const id = useId();
  const { activeId, onPick } = useContext(OptionsContext);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox (aria-activedescendant)
    <div
      id={id}
      role="option"
      aria-selected={id === activeId}
      // Keeps the focus in the field until the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(to)}
      className="flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 px-4 py-1.5 hover:bg-wash aria-selected:bg-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink"
    >
      {children}
    </div>
  );
}

/** Options of one kind under their name; renders nothing without options. */
export function OptionGroup({ name, children }: { name: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-labelledby={id} className="border-b border-line py-2 last:border-0">
      <p id={id} role="presentation" className="px-4 py-1 text-fine font-semibold text-muted">
        {name}
      </p>
      {children}
    </div>
  );
}
