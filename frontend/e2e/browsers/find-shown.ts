/** By role and name, by label, or by text; a text is all of the name, an expression a part of it. */
export type Target = { within?: Target } & (
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
);

/** What is pressed has to be uncovered, and to stand still; what is typed replaces what stands in the field. */
export type Purpose = 'see' | 'press' | 'type';

/** The same as plain data, which goes into a page. */
export type Sought = {
  kind: 'role' | 'label' | 'text';
  role: string;
  pattern: string;
  within: Sought | undefined;
  to: Purpose;
};

type Queries = Record<
  'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText',
  (root: Element, what: string | RegExp, options?: object) => Element[]
>;

/** Returns the first element that is shown. Runs in the page, where Testing Library has been loaded. */
export function findShown(sought: Sought): Element | undefined {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = (
    window as unknown as { TestingLibraryDom: Queries }
  ).TestingLibraryDom;

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]');

  function allIn(root: Element, { kind, role, pattern }: Sought): Element[] {
    const name = new RegExp(pattern);
    if (kind === 'label') return queryAllByLabelText(root, name);
    if (kind === 'text') return queryAllByText(root, name);
    return queryAllByRole(root, role, { name, hidden: true });
  }

  function find(one: Sought): Element | undefined {
    const root = one.within ? find(one.within) : document.body;
    return root && allIn(root, one).find(isShown);
  }

  const found = find(sought);
  if (sought.to === 'type' && found instanceof HTMLInputElement) found.select();
  if (!found || sought.to !== 'press') return found;
  // A press can begin on what still moves, and end beside it.
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && (effect as KeyframeEffect).target?.contains(found);
  if (document.getAnimations().some(isMoving)) return;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return found.contains(hit) ? found : undefined;
}
