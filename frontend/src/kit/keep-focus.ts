const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex]';
const DELAY_MS = 50;

/**
 * Moves the focus when the focused control is removed, such as a button that has done its work: to the closest part of
 * the page around it that is still there. Otherwise the next Tab would start at the top of the page. Code that knows a
 * better place focuses that first. Returns a function that stops this.
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
  const moveFocus = () => {
    if (!last[0] || last[0].isConnected || document.activeElement !== document.body) return;
    const around = last.find((element) => element.isConnected);
    last = [];
    if (around instanceof HTMLElement && around.parentElement?.closest('#root')) focusOn(around);
  };
  // Some browsers give a pressed button no focus.
  const remembered = ['focusin', 'click'] as const;
  const observer = new MutationObserver(() => {
    // Other code may be about to focus a better place.
    if (last[0] && !last[0].isConnected) setTimeout(moveFocus, DELAY_MS);
  });
  for (const name of remembered) document.addEventListener(name, remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    for (const name of remembered) document.removeEventListener(name, remember);
    observer.disconnect();
  };
}

/** Focuses an element, also one that usually takes no focus: that can be focused until it is left. */
export function focusOn(element: HTMLElement) {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.classList.add('outline-none');
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
