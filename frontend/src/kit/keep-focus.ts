const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex]';
const AREA = '[data-focus-area]';
const TARGET = '[data-takes-focus=true]';
const DELAY_MS = 50;

/**
 * Moves the focus when the focused control is removed, such as a button that has done its work. Otherwise the next Tab
 * would start at the top of the page. In a `data-focus-area`, it goes to what is marked `data-takes-focus`, or to the
 * area; elsewhere to the closest part of the page around the control that is still there, unless other code focuses a
 * better place. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  /** The control that was pressed or focused last, and its ancestors. */
  let last: Element[] = [];
  const remember = ({ type, target: pressed }: Event) => {
    last = [];
    // The answer to a question has returned the focus to the page before its click arrives here.
    const focused = document.activeElement;
    const target = type === 'click' && focused !== document.body ? focused : pressed;
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    for (let at = control; at; at = at.parentElement) last.push(at);
  };
  const isLost = () => last[0]?.isConnected === false && document.activeElement === document.body;
  const moveToClosest = () => {
    if (!isLost()) return;
    const around = closestOf(last);
    if (around?.parentElement?.closest('#root')) focusOn(around);
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    const area = closestOf(last)?.closest<HTMLElement>(AREA);
    if (area) focusOn(targetOf(area));
    // Other code may be about to focus a better place.
    else setTimeout(moveToClosest, DELAY_MS);
  });
  // Some browsers give a pressed button no focus.
  const remembered = ['focusin', 'click'] as const;
  for (const name of remembered) document.addEventListener(name, remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    for (const name of remembered) document.removeEventListener(name, remember);
    observer.disconnect();
  };
}

const closestOf = (ancestors: Element[]) =>
  ancestors.find(
    (element): element is HTMLElement => element.isConnected && element instanceof HTMLElement,
  );

/** What takes the focus in an area; not in one within it. */
const targetOf = (area: HTMLElement) =>
  [...area.querySelectorAll<HTMLElement>(TARGET)].find((target) => target.closest(AREA) === area) ??
  area;

/** Focuses an element, also one that usually takes no focus: that can be focused until it is left. */
export function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.classList.add('outline-none');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
