import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Menu } from './menu.tsx';
import { useDismissal } from './use-dismissal.ts';

/** Opens without scripts, so that only the document knows whether it is open. */
function Details() {
  const root = useRef<HTMLDetailsElement>(null);
  const dismissal = useDismissal({
    root,
    isOpen: () => root.current?.open === true,
    close: () => root.current?.removeAttribute('open'),
    button: () => root.current?.querySelector('summary'),
  });
  return (
    <details ref={root} {...dismissal}>
      <summary>Genres</summary>
      <button type="button">Inside</button>
    </details>
  );
}

const KINDS = {
  'a menu': () => (
    <Menu button="Genres" buttonClass="">
      <button type="button">Inside</button>
    </Menu>
  ),
  'what opens without scripts': Details,
};

describe.each(Object.entries(KINDS))('%s', (_kind, Kind) => {
  async function openIt() {
    const { user } = renderPage(
      <>
        <Kind />
        <button type="button">Elsewhere</button>
        <p>Text</p>
        <Link to="?page=2">Next</Link>
      </>,
    );
    await user.click(screen.getByText('Genres'));
    expect(isOpen()).toBe(true);
    return user;
  }
  const inside = () => screen.getByText('Inside');
  const isOpen = () =>
    inside().closest('details')?.open ?? inside().parentElement?.hidden === false;

  it('stays open while it is used', async () => {
    const user = await openIt();
    await user.click(inside());
    expect(isOpen()).toBe(true);
  });

  it('closes with Escape, and the focus is on its button', async () => {
    const user = await openIt();
    await user.click(inside());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toHaveTextContent('Genres');
  });

  it('closes with a press elsewhere', async () => {
    const user = await openIt();
    await user.click(screen.getByText('Text'));
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus leaves it', async () => {
    const user = await openIt();
    await user.tab();
    expect(inside()).toHaveFocus();
    await user.tab();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('closes when another page is shown', async () => {
    await openIt();
    // Without a press, as by the browser's own button.
    screen.getByRole('link', { name: 'Next' }).click();
    await expect.poll(isOpen).toBe(false);
  });
});
