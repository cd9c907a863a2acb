const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex]';
const PATIENCE_MS = 50;

/**
 * Hands on the focus of what disappears, such as a button that has done what it was for: to the closest part of the
 * page around it that is still there. Without it the focus is on the body, and the next Tab begins at the top. Whoever
 * knows a better place takes the focus there first. Returns a function that ends this.
 */
export function keepFocus(): () => void {
  /** The control that was pressed or focused last, and all around it. */
  let last: Element[] = [];
  const remember = ({ target }: Event) => {
    last = [];
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    for (let at = control; at; at = at.parentElement) last.push(at);
  };
  const handOn = () => {
    if (!last[0] || last[0].isConnected || document.activeElement !== document.body) return;
    const around = last.find((element) => element.isConnected);
    last = [];
    if (around instanceof HTMLElement && around.parentElement?.closest('#root')) focusOn(around);
  };
  // Some browsers give a pressed button no focus.
  const remembered = ['focusin', 'click'] as const;
  const observer = new MutationObserver(() => {
    // Others may be about to focus what they know is better.
    if (last[0] && !last[0].isConnected) setTimeout(handOn, PATIENCE_MS);
  });
  for (const name of remembered) document.addEventListener(name, remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    for (const name of remembered) document.removeEventListener(name, remember);
    observer.disconnect();
  };
}

/** Focuses what usually takes no focus, until it is left. */
function focusOn(element: HTMLElement) {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.classList.add('outline-none');
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
