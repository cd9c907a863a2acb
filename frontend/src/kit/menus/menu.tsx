import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { usePopover } from './use-popover.ts';

type MenuProps = {
  /** What its button shows, or what it is called where that is a picture. */
  button: ReactNode;
  buttonName?: string;
  buttonClass: string;
  /** Makes it a landmark of this name, for a menu of links. */
  nav?: string;
  /** Where the panel opens. */
  place?: string;
  className?: string;
  /** Items, or whatever the panel shows. */
  children: ReactNode;
};

/** Closes the menu around an item, whose focus goes back to the button. */
const Close = createContext(() => {});

/** A button with a panel of things to choose from; choosing one closes it. */
export function Menu({ button, buttonName, buttonClass, nav, ...props }: MenuProps) {
  const { place = 'right-0 z-above mt-1 w-max scroll-mb-24', className = 'relative' } = props;
  const popover = usePopover();
  const Panel = nav ? 'nav' : 'div';
  const close = () => {
    popover.close();
    popover.button.ref.current?.focus();
  };
  return (
    <div {...popover.root} className={className}>
      <button
        {...popover.button}
        type="button"
        aria-label={buttonName}
        onClick={popover.toggle}
        className={buttonClass}
      >
        {button}
      </button>
      <Panel
        {...popover.panel}
        aria-label={nav}
        className={`absolute card py-1 shadow-cover ${place}`}
      >
        <Close value={close}>{props.children}</Close>
      </Panel>
    </div>
  );
}

type MenuItemProps = {
  /** The page that it leads to, or what it does. */
  to?: string;
  onChoose?: () => void;
  current?: boolean;
  className?: string;
  children: ReactNode;
};

const row = 'flex min-h-11 w-full items-center text-left hover:bg-wash focus-visible:bg-wash';

export function MenuItem({ to, onChoose, current, ...props }: MenuItemProps) {
  const { className = 'px-4', children } = props;
  const close = useContext(Close);
  if (to) {
    return (
      <li>
        <Link
          to={to}
          onClick={close}
          aria-current={current ? 'page' : undefined}
          className={`${row} aria-[current=page]:font-semibold ${className}`}
        >
          {children}
        </Link>
      </li>
    );
  }
  const choose = () => {
    close();
    onChoose?.();
  };
  return (
    <li>
      <button type="button" onClick={choose} className={`${row} ${className}`}>
        {children}
      </button>
    </li>
  );
}
